/** Class names of a CSS module; a check over the tree fails when one of them does not exist. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
