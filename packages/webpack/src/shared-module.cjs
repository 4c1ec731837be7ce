/**
 * A module of the shell in a remote's build, named by this file's query. webpack's own consumption of shared modules adds code
 * that compares version ranges to every entry; the shell compares the version of React before it starts a remote.
 */
const versions = __webpack_share_scopes__.default[__resourceQuery.slice(1)]
module.exports = Object.values(versions)[0].get()()
