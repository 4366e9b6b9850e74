/*
Package earlyack defines an analyzer that checks for acknowledgements that come
before the work.

# Analyzer earlyack

earlyack: report deliveries that are acknowledged before the work is done

TODO
*/
package earlyack
