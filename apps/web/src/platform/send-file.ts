/** Sending a file: by XMLHttpRequest, since fetch does not tell how far it has come. */

interface FileRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly file: Blob;
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal?: AbortSignal;
}

/** The answer, as fetch would give it. @throws {TypeError} when none comes, or the signal ends the waiting */
export function sendFile(
  address: string,
  { method, headers, file, onProgress, signal }: FileRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'blob';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.setRequestHeader('Content-Type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(responseOf(request)));
    const fail = () => reject(new TypeError('No answer', { cause: signal?.reason }));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) fail();
    else request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  return new Response(status === 204 ? null : (request.response as Blob), { status, headers });
}
