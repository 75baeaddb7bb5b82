/** A file of the browser's own making, to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
