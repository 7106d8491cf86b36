/** A JSON object. */
export type Json = Record<string, unknown>;

/** A change to a platform's answer before it is sent. */
export type Change = (response: Response) => Response | Promise<Response>;

/** Changes the JSON of successful answers. */
export function json(edit: (answer: Json) => unknown): Change {
  return async (response) =>
    response.ok ? Response.json(edit(record(await response.json()))) : response;
}

/** Changes a list in the JSON of an answer. */
export function list(name: string, edit: (items: Json[]) => unknown[]): Change {
  return json((answer) => {
    const items = answer[name];
    return { ...answer, [name]: edit(Array.isArray(items) ? items.map(record) : []) };
  });
}

/** Returns a function that applies a change and returns the JSON. */
export function bodyOf(change: Change): (response: Response) => Promise<Json> {
  return async (response) => record(await (await change(response)).json());
}

/** Returns a copy of an object; an empty one for anything else. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns an unsigned token with these claims. */
export function jwt(claims: Json): string {
  const encode = (part: Json) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`;
}

/** Returns a body that breaks off in the middle of its JSON. */
export function truncatedBody(): ReadableStream<Uint8Array> {
  const chunks = ['{"max_bytes":', '5,'].map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.error(new Error('cut'));
      else controller.enqueue(chunk);
    },
  });
}
