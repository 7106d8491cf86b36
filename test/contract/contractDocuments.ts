import { readdirSync, readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { hosts, type Credential, type Endpoint, type Schema } from '../../src/contract/index.ts';
import { contractRoutes, type ContractRoute } from './contractRoutes.ts';

/** A checked-in file that follows from the declarations. */
export interface ContractDocument {
  readonly path: string;
  readonly text: string;
}

/** Writes the OpenAPI 3.1 document and the table of routes, as they should be in the tree. */
export function contractDocuments(): ContractDocument[] {
  const routes = contractRoutes();
  return [
    { path: 'api/openapi.json', text: `${JSON.stringify(openApi(routes), null, 2)}\n` },
    { path: 'api/routes.md', text: table(routes) },
  ];
}

type Json = Record<string, unknown>;

const securitySchemes: Partial<Record<Credential, Json>> = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'API key' },
  serviceActorToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  userJwt: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  appSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'app_session',
    description: 'Session of the app user. The name of the cookie is not shown.',
  },
  linkToken: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'At least 8 characters; in the body where there is one.',
  },
  webhookApiKey: { type: 'http', scheme: 'bearer', description: 'Issued by generate' },
  webhookSecret: { type: 'apiKey', in: 'query', name: 's' },
  mailProvider: { type: 'http', scheme: 'bearer', description: "The mail provider's own" },
};

function openApi(routes: readonly ContractRoute[]): Json {
  const described = descriptions();
  const paths: Record<string, Json> = {};
  for (const { endpoint } of routes) {
    const { root, prefix } = hosts[endpoint.host];
    const path = `${prefix}${endpoint.path}`;
    const item = (paths[path] ??= root === 'app' ? { servers: [server('app_url')] } : {});
    item[endpoint.method.toLowerCase()] = operation(endpoint, described.get(endpoint.name));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The platform as Brainstem declares it',
      version: '1',
      description:
        'Written by `npm run contract` from src/contract. An empty schema is a shape that the documents of the platform do not show.',
    },
    servers: [server('base_url')],
    paths,
    components: { securitySchemes },
  };
}

function server(name: string): Json {
  return { url: `{${name}}`, variables: { [name]: { default: 'https://platform.example' } } };
}

function operation(endpoint: Endpoint, description: string | undefined): Json {
  const { credential, scope, params, query, body, response } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId: endpoint.name,
    ...(description === undefined ? {} : { description }),
    ...securityOf(credential),
    ...(scope === undefined ? {} : { 'x-scope': scope }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: { [response.status]: answer(response), default: { description: 'A refusal' } },
  };
}

function securityOf(credential: Credential | undefined): Json {
  if (credential === 'none') return { security: [] };
  return credential !== undefined && credential in securitySchemes
    ? { security: [{ [credential]: [] }] }
    : {};
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema);
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: value,
  }));
}

function requestBody(body: NonNullable<Endpoint['body']>): Json {
  if (body.type === 'json') {
    return { required: true, content: { 'application/json': { schema: jsonSchema(body.schema) } } };
  }
  const file = { type: 'string', format: 'binary' };
  const files = body.files === 'many' ? { type: 'array', items: file, minItems: 1 } : file;
  const fields = jsonSchema(body.schema);
  const properties = isRecord(fields.properties) ? fields.properties : {};
  const required: unknown[] = Array.isArray(fields.required) ? fields.required : [];
  const schema = {
    ...fields,
    properties: { ...properties, [body.fileField]: files },
    required: [...required, body.fileField],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function answer(response: Endpoint['response']): Json {
  if (response.type === 'data-stream') {
    return { description: 'A data-stream v1', content: { 'text/plain': {} } };
  }
  if (response.type === 'event-stream') {
    return { description: 'Server-sent events', content: { 'text/event-stream': {} } };
  }
  const content = { 'application/json': { schema: jsonSchema(response.schema) } };
  return {
    description: 'Success',
    content: response.html === true ? { ...content, 'text/html': {} } : content,
  };
}

/** Converts to JSON Schema, which can't express some parts, such as a check across fields. */
function jsonSchema(schema: Schema): Json {
  const json = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // The client's replacement for a field is nothing that the platform says.
    overrideAction({ jsonSchema: made }) {
      Reflect.deleteProperty(made, 'replacement');
      return undefined;
    },
  });
  delete json.$schema;
  return { ...json };
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The doc comment of each endpoint, by its name. */
function descriptions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync('src/contract', { encoding: 'utf8', recursive: true }).sort()) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(`src/contract/${file}`, 'utf8');
    const declared = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineEndpoint\(/g;
    for (const [, comment = '', name = ''] of text.matchAll(declared)) {
      found.set(
        name,
        comment
          .replaceAll(/\s*\n?\s*\*\s+/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
    }
  }
  return found;
}

function table(routes: readonly ContractRoute[]): string {
  const lines = routes.map(({ endpoint, route, calledBy, served, testedIn }) => {
    const { name, credential = 'not documented', scope = '' } = endpoint;
    const cells = [
      `\`${route}\``,
      credential,
      scope,
      name,
      calledBy.join(', ') || 'no',
      served ? 'yes' : 'no',
      String(testedIn.length),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Routes

Written by \`npm run contract\` from src/contract; a test compares it with the tree. "Tested in" counts the test files that name the endpoint, besides those that go through all of them.

${routes.length} routes.

| Route | Credential | Scope | Declared as | Called by | Served by the mock | Tested in |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
