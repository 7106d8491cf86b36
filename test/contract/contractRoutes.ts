import { readdirSync, readFileSync } from 'node:fs';
import { endpoints, hosts, type Endpoint } from '../../src/contract/index.ts';
import { routes } from '../../src/mock-platform/routes/index.ts';
import { documentedRoutes } from './documentedRoutes.ts';

const served: ReadonlySet<unknown> = new Set(routes.map(({ endpoint }) => endpoint));

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
      served: served.has(endpoint),
      testedIn: tests.filter(([, text]) => named.test(text)).map(([path]) => path),
    };
  });
  return routes.sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
}

/** An endpoint's address with the roots that the documents name. */
function addressOf({ host, path }: Endpoint): string {
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

/** One declaration on a file's top level. */
interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Lists the functions of a file that name `contract.<endpoint>`, themselves or through a constant
 * that does. In a function that makes an object of methods, the method is named.
 */
function callersIn(path: string, text: string, endpoint: string): string[] {
  const declared = declarationsIn(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, ''));
  const found = new Set<string>();
  const visit = (wanted: RegExp): void => {
    for (const { kind, name, text: body } of declared) {
      for (const { index } of body.matchAll(wanted)) {
        const before = body.slice(0, index);
        // A type that is inferred from an endpoint calls nothing.
        if (before.endsWith('typeof ')) continue;
        if (kind === 'const') visit(new RegExp(`(?<!const )\\b${name}\\b`, 'g'));
        else found.add(`${path.replace('src/', '')}: ${methodIn(before) ?? name}`);
      }
    }
  };
  visit(new RegExp(`\\bcontract\\.${endpoint}\\b`, 'g'));
  return [...found];
}

function declarationsIn(text: string): Declaration[] {
  const begins = /^(?:export )?(?:async )?(function|const|interface|type|class)\*? (\w+)/gm;
  const starts = [...text.matchAll(begins)];
  return starts.map((start, at) => ({
    kind: start[1] ?? '',
    name: start[2] ?? '',
    text: text.slice(start.index, starts[at + 1]?.index),
  }));
}

function methodIn(before: string): string | undefined {
  return [...before.matchAll(/^ {4}(\w+): \(/gm)].at(-1)?.[1];
}
