/** Shares a text by the sheet of the device. Copies it where the browser has none. */
export async function shareText(data: {
  readonly title: string;
  readonly text: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  // Both are absent on pages without HTTPS, and sharing in some browsers.
  const { share, clipboard }: Partial<Navigator> = navigator;
  try {
    if (share) {
      await share.call(navigator, data);
      return 'shared';
    }
    await clipboard?.writeText(data.text);
    return clipboard ? 'copied' : 'failed';
  } catch (error) {
    // The player has closed the sheet.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'shared' : 'failed';
  }
}
