/** How long the address of a saved file stays valid, in milliseconds. Some browsers read it after the click. */
const addressLifeMs = 60_000;

/** Saves a file to the device of the player, by the download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}
