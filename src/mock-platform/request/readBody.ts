import { HttpError } from './httpError.ts';

/** The maximum size of a body without files, in bytes. Assumption: no limit is documented. */
const maxTextLength = 10 * 1024 * 1024;

/** The maximum size of a form without its files, in bytes. */
export const formOverhead = 1024 * 1024;

/**
 * Reads a text body.
 *
 * @throws HttpError 413 once it exceeds the maximum size, without reading the rest.
 */
export function readText(request: Request): Promise<string> {
  return readBounded(request, maxTextLength, (body) => body.text());
}

/**
 * Reads a multipart form.
 *
 * @throws HttpError 413 once it exceeds `limit` bytes, 400 if it isn't a form.
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  try {
    return await readBounded(request, limit, (body) => body.formData());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body is not a multipart form');
  }
}

async function readBounded<Value>(
  request: Request,
  limit: number,
  read: (body: Pick<Request, 'text' | 'formData'>) => Promise<Value>,
): Promise<Value> {
  const tooLong = new HttpError(413, `The body is longer than ${limit} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLong;
  const { body } = request;
  // Firefox lacks `Request.body`; there the platform only serves its own page.
  if (!(body instanceof ReadableStream)) return read(request);
  let bytes = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limit) controller.error(tooLong);
        else controller.enqueue(chunk);
      },
    }),
  );
  const type = request.headers.get('content-type');
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
  try {
    return await read(new Response(counted, { headers }));
  } catch (error) {
    throw bytes > limit ? tooLong : error;
  }
}
