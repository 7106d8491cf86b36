import * as v from 'valibot';
import {
  createOrganisation,
  knownMessages,
  type Endpoint,
  type Host,
  type Schema,
} from '../../contract/index.ts';
import { formOverhead, readForm, readText } from './readBody.ts';
import { Refusal } from './refusal.ts';

/** Options for reading a request. */
export interface ReadOptions {
  /** The status for a body that its schema refuses. */
  readonly invalidBody: 400 | 422;
  /** The largest total size of a form's files, in bytes. */
  readonly mostFileBytes: number;
}

/**
 * Reads the parts of a request that an endpoint declares and checks them against its schemas.
 *
 * @param params - The path's parameters by name.
 * @throws Refusal 400 or 422 that names the first thing wrong, 413 when the body is too long.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  { invalidBody, mostFileBytes }: ReadOptions,
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
    const form = await readForm(request, mostFileBytes + formOverhead);
    input.fields = check(endpoint, body.schema, textFields(form), invalidBody);
    // Not by its class: a file of Node's form is none of jsdom's.
    const files = form.getAll(body.fileField).filter((value) => typeof value !== 'string');
    const [file] = files;
    if (file === undefined) throw new Refusal(invalidBody, `${body.fileField}: expected a file`);
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
    throw new Refusal(400, 'The body is not valid JSON');
  }
}

/** The text of a form; a field that comes more than once is a list. */
function textFields(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string');
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Hosts on which an absent field is a 400. Assumption: the documented message is used for every field. */
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
  // A list has no fields, yet an object schema without required ones would take it.
  if (schema.type === 'object' && Array.isArray(value)) {
    throw new Refusal(status, 'body: expected an object');
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  if (missingFieldHosts.has(endpoint.host) && field !== 'body') {
    if (issue.received === 'undefined') throw new Refusal(400, knownMessages.missingField(field));
    if (endpoint === createOrganisation && field === 'domain') {
      throw new Refusal(400, knownMessages.domainTaken);
    }
  }
  // The brain action has it for an unknown `action`. Assumption: so has whatever else takes one.
  const isVariant = issue.type === 'variant' && field !== 'body';
  throw new Refusal(isVariant ? 400 : status, `${field}: ${issue.message}`);
}
