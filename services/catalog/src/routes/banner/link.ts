/**
 * What a banner may lead to: a web address, a path of this site, or nothing. Never anything that
 * runs a script, and no other host in the guise of a path: browsers read `\` as `/` and skip
 * tabs and line ends, so `/\host` and `/<tab>/host` are `//host` to them. White space around it counts
 * for nothing.
 */
export const linkPattern = String.raw`^\s*(?:/(?![/\\])\S*|[Hh][Tt][Tt][Pp][Ss]?://[\p{L}\p{N}]\S*)?\s*$`
