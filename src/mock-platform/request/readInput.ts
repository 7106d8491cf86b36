import * as v from 'valibot';
import {
  createOrganisation,
  knownMessages,
  type Endpoint,
  type Host,
  type Schema,
} from '../../contract/index.ts';
import { formOverhead, readForm, readText } from './readBody.ts';
import { HttpError } from './httpError.ts';

export interface ReadOptions {
  readonly invalidBody: 400 | 422;
  /** The maximum total size of a form's files, in bytes. */
  readonly maxFileBytes: number;
}

/**
 * Reads and validates the parts of a request that an endpoint declares.
 *
 * @param params - The path parameters by name.
 * @throws HttpError 400 or 422 naming the first problem, or 413 if the body is too long.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  { invalidBody, maxFileBytes }: ReadOptions,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (endpoint.params !== undefined) input.params = check(endpoint, endpoint.params, params);
  if (endpoint.query !== undefined) {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    input.query = check(endpoint, endpoint.query, query);
  }
  const { body } = endpoint;
  if (body?.type === 'json') {
    input.body = check(endpoint, body.schema, await readJson(request), invalidBody);
  }
  if (body?.type === 'multipart') {
    const form = await readForm(request, maxFileBytes + formOverhead);
    input.fields = check(endpoint, body.schema, textFields(form), invalidBody);
    // No `instanceof File`, since Node's File isn't jsdom's.
    const files = form.getAll(body.fileField).filter((value) => typeof value !== 'string');
    const [file] = files;
    if (file === undefined) throw new HttpError(invalidBody, `${body.fileField}: expected a file`);
    if (body.files === 'many') input.files = files;
    else input.file = file;
  }
  return input;
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON');
  }
}

/** Returns a form's text fields. A repeated field becomes a list. */
function textFields(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string');
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Hosts that answer 400 to a missing field. Assumption: with one message for every field. */
const missingFieldHosts: ReadonlySet<Host> = new Set<Host>([
  'public',
  'publicV2',
  'base',
  'backend',
]);

function check(
  endpoint: Endpoint,
  schema: Schema,
  value: unknown,
  status: 400 | 422 = 422,
): unknown {
  // An object schema without required fields would accept an array.
  if (schema.type === 'object' && Array.isArray(value)) {
    throw new HttpError(status, 'body: expected an object');
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  if (missingFieldHosts.has(endpoint.host) && field !== 'body') {
    if (issue.received === 'undefined') throw new HttpError(400, knownMessages.missingField(field));
    if (endpoint === createOrganisation && field === 'domain') {
      throw new HttpError(400, knownMessages.domainTaken);
    }
  }
  // Documented for an unknown `action` of the brain. Assumption: also for other variants.
  const isVariant = issue.type === 'variant' && field !== 'body';
  throw new HttpError(isVariant ? 400 : status, `${field}: ${issue.message}`);
}
