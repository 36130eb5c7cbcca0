/** Headers of an answer as XMLHttpRequest gives them: one line each. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const [name = '', ...rest] = line.split(':');
    if (name.trim() !== '') headers.append(name.trim(), rest.join(':').trim());
  }
  return headers;
}

/**
 * Sends a request by XMLHttpRequest, because `fetch` does not say how much of a body is sent. `onProgress` gets the part from 0
 * to 1. Rejects without an answer and when the request is cancelled, as `fetch` does.
 */
export async function uploadByXhr(
  request: Request,
  onProgress: (part: number) => void,
): Promise<Response> {
  const { method, url, headers, signal } = request;
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const init = { status: xhr.status, headers: headersOf(xhr.getAllResponseHeaders()) };
      resolve(new Response(xhr.responseText, init));
    });
    xhr.addEventListener('error', () => reject(new TypeError('The request failed')));
    xhr.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    if (signal.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
