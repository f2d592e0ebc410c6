/** @file Hands a blob to the browser as a file to save; its bytes are read while the browser writes, not before. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of the blob once this turn is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
