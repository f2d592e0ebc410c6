/** @file Names of files, taken from the path a file was dropped with. */

/** The last part of a path with `/` or `\` between the parts. */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The extension in lower case without its dot, or empty. A leading dot (`.gitignore`) begins a name, not an extension. */
export function extensionOf(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
