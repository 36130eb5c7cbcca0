/** The life of the address of a saved file, in milliseconds. Some browsers read it after the click. */
const addressLifeMs = 60_000;

/**
 * Saves a file to the device of the player: by the download of the browser, in an app that is installed on an iPhone by
 * its share sheet, because a download leaves the app there.
 */
export function saveFile(file: Blob, name: string): void {
  const files = [new File([file], name, { type: file.type })];
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  if (isHomeScreenApp && navigator.canShare?.({ files })) {
    // A player who closes the sheet has decided so.
    void navigator.share({ files }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}
