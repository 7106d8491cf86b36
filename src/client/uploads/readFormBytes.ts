import { randomUuid } from '../../contract/index.ts';

/** The chunk size for reading files, in bytes. */
const sliceSize = 64 * 1024;

/**
 * Encodes a form as `multipart/form-data`, reading its files lazily. A `Response` of the form would
 * do the same, but never ends for jsdom's files.
 */
export function readFormBytes(form: FormData) {
  const boundary = `----brainstem-${randomUuid()}`;
  const chunks = readChunks(form, boundary);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    }),
  };
}

async function* readChunks(
  form: FormData,
  boundary: string,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  for (const [name, value] of form) {
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`;
    if (typeof value === 'string') {
      yield encoder.encode(`${field}\r\n\r\n${value.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`);
      continue;
    }
    const type = value.type === '' ? 'application/octet-stream' : value.type;
    const file = `filename="${escapeName(value.name)}"\r\nContent-Type: ${type}`;
    yield encoder.encode(`${field}; ${file}\r\n\r\n`);
    for (let start = 0; start < value.size; start += sliceSize) {
      yield await readBlob(value.slice(start, start + sliceSize));
    }
    yield encoder.encode('\r\n');
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

/** Escapes characters that would end a name in a part's header, like browsers do. */
function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

/** Reads a blob with a FileReader if there is one: jsdom's blobs support nothing else. */
export async function readBlob(blob: Blob): Promise<Uint8Array> {
  if (typeof FileReader === 'undefined') return new Uint8Array(await blob.arrayBuffer());
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      if (typeof result === 'object' && result !== null) resolve(new Uint8Array(result));
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(blob);
  });
}
