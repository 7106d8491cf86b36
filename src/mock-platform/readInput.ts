import * as v from 'valibot';
import {
  createOrganisation,
  knownMessages,
  type Endpoint,
  type Schema,
} from '../contract/index.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the parts of a request that an endpoint declares and checks them against its schemas.
 *
 * @param params - The path's parameters by name.
 * @param invalidBody - The status for a JSON body that its schema refuses.
 * @throws Refusal 400 or 422 that names the first thing wrong.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  invalidBody: 400 | 422,
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
    const form = await readForm(request);
    input.fields = check(endpoint, body.schema, Object.fromEntries(form));
    const file = form.get(body.fileField);
    if (!(file instanceof File)) {
      throw new Refusal(422, `${body.fileField}: expected a file`);
    }
    input.file = file;
  }
  return input;
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, 'The body is not valid JSON');
  }
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, 'The body is not a multipart form');
  }
}

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
  if (endpoint.host !== 'agentcore' && endpoint.host !== 'validation' && field !== 'body') {
    // Chosen: the known message for an absent field holds for every field of these hosts.
    if (issue.received === 'undefined') throw new Refusal(400, knownMessages.missingField(field));
    if (endpoint === createOrganisation && field === 'domain') {
      throw new Refusal(400, knownMessages.domainTaken);
    }
  }
  throw new Refusal(status, `${field}: ${issue.message}`);
}
