import { readdirSync, readFileSync } from 'node:fs';
import { endpoints, hosts, type Endpoint } from '../../src/contract/index.ts';
import { servedEndpoints } from '../../src/mock-platform/createApp.ts';
import { documentedRoutes } from './documentedRoutes.ts';

/** One endpoint, and where the tree declares, calls, serves and tests it. */
export interface ContractRoute {
  readonly endpoint: Endpoint;
  /** Method and address in the documents' words: `GET {public_url}/ontologies`. */
  readonly route: string;
  /** The functions that call it, as `api/ontologies.ts: listOntologies`. */
  readonly calledBy: readonly string[];
  readonly served: boolean;
  /** The test files that name it. */
  readonly testedIn: readonly string[];
}

/** Every declared route with what the tree holds for it, in the order of the documents. */
export function contractRoutes(): ContractRoute[] {
  const callers = [...sources('src/api'), ...sources('src/server')];
  const tests = filesIn('src', /\.test\.tsx?$/).map((path) => [path, read(path)] as const);
  const order = documentedRoutes.map(([, method, path]) => `${method} ${path}`);
  const routes = endpoints.map((endpoint) => {
    const named = new RegExp(`\\b${endpoint.name}\\b`);
    return {
      endpoint,
      route: `${endpoint.method} ${addressOf(endpoint)}`,
      calledBy: callers.flatMap(([path, text]) => callersIn(path, text, endpoint.name)),
      served: servedEndpoints.has(endpoint),
      testedIn: tests.filter(([, text]) => named.test(text)).map(([path]) => path),
    };
  });
  return routes.sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
}

/** An endpoint's address with the roots that the documents name. */
export function addressOf({ host, path }: Endpoint): string {
  const { root, prefix } = hosts[host];
  return host === 'public' ? `{public_url}${path}` : `{${root}_url}${prefix}${path}`;
}

function sources(folder: string): (readonly [path: string, text: string])[] {
  return filesIn(folder, /(?<!\.test)\.ts$/).map((path) => [path, read(path)] as const);
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path))
    .sort();
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Functions of a file that name `contract.<endpoint>`: the last one that begins before each place. */
function callersIn(path: string, text: string, endpoint: string): string[] {
  const found = new Set<string>();
  for (const { index } of text.matchAll(new RegExp(`\\bcontract\\.${endpoint}\\b`, 'g'))) {
    const before = text.slice(0, index);
    const begun = [...before.matchAll(/^(?:export )?(?:async )?function\*? (\w+)|^ {4}(\w+): /gm)];
    // A type that is inferred from an endpoint calls nothing.
    if (/typeof $/.test(before)) continue;
    const last = begun.at(-1);
    const name = last?.[1] ?? last?.[2];
    if (name !== undefined) found.add(`${path.replace('src/', '')}: ${name}`);
  }
  return [...found];
}
