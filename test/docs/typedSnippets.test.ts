import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import testing from '../../examples/testing/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { documentedRoutes } from '../contract/documentedRoutes.ts';
import { quotedCode } from '../../scripts/pageSnippets.ts';
import { callCommand } from '../../src/cli/testing/callCommand.ts';
import { filesIn, project, projectsFolder, typed } from '../../src/cli/testing/initProject.ts';
import { sourceFiles } from '../sourceFiles.ts';

/** A block of code on a page of the documentation. */
interface Snippet {
  /** The page and the line that the block begins at. */
  place: string;
  language: string;
  code: string;
}

const snippets = sourceFiles(['docs'], /\.md$/)
  .filter((page) => !page.startsWith('docs/api/'))
  .flatMap(snippetsOf);

function snippetsOf(page: string): Snippet[] {
  // Quoted code is a file of the repository, which is checked there.
  const text = readFileSync(page, 'utf8').replaceAll(quotedCode, (quoted) =>
    quoted.replaceAll(/.+/g, ''),
  );
  return [...text.matchAll(/^```(\w+)[^\n]*\n([^]*?)^```/gm)].map((match) => {
    const [, language = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return { place: `${page}:${line}`, language, code };
  });
}

const inLanguage = (...languages: readonly string[]): Snippet[] =>
  snippets.filter(({ language }) => languages.includes(language));

/**
 * Declarations that a page takes for granted: those made further up, and those of the reader's own
 * app. Each is as narrow as the pages need it.
 */
const assumed = `
import type * as brainstem from 'brainstem';
import type * as core from 'brainstem/core';
import type * as elements from 'brainstem/elements';
import type * as kit from 'brainstem/react';
import type * as server from 'brainstem/server';
import type * as react from 'react';
declare global {
  const BrainstemProvider: typeof kit.BrainstemProvider;
  const BrainViewer: typeof kit.BrainViewer;
  const Chat: typeof kit.Chat;
  const FindingsReview: typeof kit.FindingsReview;
  type Locale = kit.Locale;
  const extendLocale: typeof kit.extendLocale;
  const german: typeof kit.german;
  const useState: typeof react.useState;
  const createClient: typeof brainstem.createClient;
  const sendChatAsync: typeof brainstem.sendChatAsync;
  const createChatCallbacks: typeof server.createChatCallbacks;
  const createNodeListener: typeof server.createNodeListener;
  const createTokenHandler: typeof server.createTokenHandler;

  const client: brainstem.BrainstemClient;
  const queryClient: core.QueryClient;
  const baseUrl: string;
  const getToken: brainstem.GetToken;
  const getHelpToken: brainstem.GetToken;
  const getReviewToken: brainstem.GetToken;
  const options: Parameters<typeof server.createTokenHandler>[0];
  const chat: HTMLElementTagNameMap['brainstem-chat'];
  const gallery: HTMLElementTagNameMap['brainstem-connectors'];
  const value: kit.OntologyPickerProps['value'];
  const setValue: kit.OntologyPickerProps['onValueChange'];
  const adapter: kit.ProductOnboardingAdapter;
  const readForm: kit.PlatformFormProps['readForm'];
  const writeSubmission: kit.PlatformFormProps['writeSubmission'];

  const children: react.ReactNode;
  const connectionId: string;
  const id: string;
  const message: string;
  const tenantId: string;
  const token: string;
  const userId: string;
  const order: { id: string };
  const user: { id: string };
  const owners: Record<string, string>;
  const draw: (...shown: unknown[]) => void;
  const navigate: (path: string) => void;
  const openSignIn: () => void;
  const readView: (hash: string) => kit.FindingsView;
  const signInSomebodyElse: () => Promise<void>;
  const signedInUser: (request: Request) => Promise<{ serviceActorId: string } | null>;
  const track: (name: string, ids: object) => void;
  const answers: { save(reference: string, answer: unknown): Promise<void> };
  const redis: {
    get(key: string): Promise<string | null>;
    set(key: string, value: string, options: { PXAT: number }): Promise<void>;
  };
  const http: typeof import('node:http');
  const expressApp: import('express').Express;
  const fastifyApp: import('express').Express;
}
`;

/** A page of Next that imports the component of the block above it. */
const assistant = `export declare const Assistant: () => import('react').ReactElement;`;

/** Next isn't installed here; the examples build what is written with it. */
const next = `declare module 'next/server' { export function connection(): Promise<void>; }`;

/**
 * Type checks what is assumed, then code as if each text were a file of one folder, and then files: in
 * one program, since most of the time is spent on the kit that all of them import.
 */
function problemsIn(codes: readonly string[], paths: readonly string[]): string[][] {
  const folder = resolve('docs');
  const files = new Map([
    [`${folder}/assumed.ts`, assumed],
    [`${folder}/assistant.tsx`, assistant],
    [`${folder}/next.d.ts`, next],
    ...codes.map((code, at) => [nameOf(at), `${code}\nexport {};\n`] as const),
  ]);
  const config: unknown = ts.readConfigFile('tsconfig.json', (path) =>
    ts.sys.readFile(path),
  ).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options, true);
  const disk = { ...host };
  host.fileExists = (path) => files.has(path) || disk.fileExists(path);
  host.readFile = (path) => files.get(path) ?? disk.readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? disk.getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, rest[0], true);
  };
  const program = ts.createProgram([...files.keys(), ...paths], options, host);
  return [`${folder}/assumed.ts`, ...codes.map((_, at) => nameOf(at)), ...paths].map((path) => {
    const file = program.getSourceFile(path);
    return (
      [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
        // A page shows what it declares, and uses it elsewhere.
        .filter(({ reportsUnnecessary }) => reportsUnnecessary !== true || paths.includes(path))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    );
  });

  function nameOf(at: number): string {
    return `${folder}/snippet-${at}.tsx`;
  }
}

/** Has `init` write its files for every framework, and returns their paths. */
async function writtenByInit(): Promise<string[]> {
  for (const name of ['next', 'vite', 'express', 'fastify', 'hono']) {
    await callCommand(['init'], { folder: project(name, typed, 'react') });
  }
  await callCommand(['init'], { folder: project('next', { ...typed, 'src/pages/index.tsx': '' }) });
  await callCommand(['init'], { folder: project('vite', typed) });
  return filesIn(projectsFolder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(projectsFolder, path));
}

afterAll(() => rmSync(projectsFolder, { recursive: true, force: true }));

test('every block of TypeScript in the documentation, and every file that init writes, is right by the types of the kit', async () => {
  rmSync(projectsFolder, { recursive: true, force: true });
  const written = await writtenByInit();
  const unused = join(projectsFolder, 'unused.ts');
  writeFileSync(unused, 'const nobody = 1;\nexport {};\n');
  const shown = inLanguage('ts', 'tsx');
  const wrong = ['<Chat labl="Help" />;', 'client.tokens.logOut();', 'const open = (;'];
  const codes = [...shown.map(({ code }) => code), ...wrong];
  const paths = [...written, unused];
  const [ofAssumed, ...found] = problemsIn(codes, paths);
  const places = [...shown.map(({ place }) => place), ...wrong, ...paths];
  const problems = found.map((problem, at) => problem.map((text) => `${places[at] ?? ''} ${text}`));
  expect(shown.length).toBeGreaterThan(60);
  expect(written.length).toBeGreaterThan(7);
  expect(ofAssumed).toEqual([]);
  expect(problems.slice(0, shown.length).flat()).toEqual([]);
  expect(problems.slice(codes.length, -1).flat()).toEqual([]);
  // And it would say so if one was not.
  const ofWrong = [...problems.slice(shown.length, codes.length), problems.at(-1)];
  expect(ofWrong.map((problem) => problem?.length)).not.toContain(0);
});

test('every block of JavaScript and every script in a block of HTML can be parsed', () => {
  const scripts = inLanguage('html').flatMap(({ place, code }) =>
    [...code.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => ({
      place,
      code: script,
    })),
  );
  const parsed = [...inLanguage('js'), ...scripts];
  expect(parsed.length).toBeGreaterThan(2);
  const wrong = parsed.filter(({ code }) => {
    const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
    return diagnostics !== undefined && diagnostics.length > 0;
  });
  expect(wrong).toEqual([]);
});

test('every variable and every element that the documentation names in CSS and HTML is one of ours', () => {
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  const tags = readFileSync('docs/widgets/reference.md', 'utf8');
  const unknown = inLanguage('css', 'html').flatMap(({ place, language, code }) => {
    if (language === 'css') postcss.parse(code);
    const variables = code.match(/--brainstem-[\w-]+/g) ?? [];
    const elements = code.match(/(?<=^|<)brainstem-[\w-]+/gm) ?? [];
    return [
      ...variables.filter((name) => !tokens.includes(`var(${name}`)),
      ...elements.filter((name) => !tags.includes(`<${name}>`)),
    ].map((name) => `${place} ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('every command, package and route that the documentation tells to run is there', () => {
  const shell = inLanguage('sh');
  expect(shell.length).toBeGreaterThan(5);
  const known = new Set([
    manifest.name,
    ...Object.keys(manifest.peerDependencies),
    // The tests of examples install the servers of the quick start, and test runners.
    ...['express', 'fastify', 'hono'],
    ...Object.keys(testing.devDependencies),
  ]);
  const paths = documentedRoutes.map(([, , path]) => path.replace(/^\{\w+\}/, ''));
  const wrong = shell.flatMap(({ place, code }) => {
    const commands = [...code.matchAll(/npx brainstem (\w+)/g)].map(([, name = '']) => name);
    const packages = [...code.matchAll(/npm install ([^\n]+)/g)].flatMap(([, line = '']) =>
      line.split(' ').filter((word) => !word.startsWith('-')),
    );
    const routes = [...code.matchAll(/\$PLATFORM_URL([\w/-]+)/g)].map(([, path = '']) => path);
    return [
      ...commands.filter((name) => !existsSync(`src/cli/${name}/command.ts`)),
      ...packages.filter((name) => !known.has(name)),
      ...routes.filter((route) => !paths.some((path) => route.endsWith(path))),
    ].map((name) => `${place} ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('every block of the documentation is in a language that is checked here', () => {
  for (const { code } of inLanguage('json')) expect(() => void JSON.parse(code)).not.toThrow();
  const checked = new Set(['ts', 'tsx', 'js', 'html', 'css', 'sh', 'json']);
  expect(snippets.filter(({ language }) => !checked.has(language))).toEqual([]);
});
