import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractDocuments } from './contractDocuments.ts';
import { contractRoutes } from './contractRoutes.ts';
import { documentedRoutes } from './documentedRoutes.ts';

const routes = contractRoutes();
const documented = documentedRoutes.map(([, method, path]) => `${method} ${path}`);

describe('the routes of the documents', () => {
  it('are those of the contract, each declared once', () => {
    const declared = routes.map(({ route }) => route);
    expect([...declared].sort()).toEqual([...documented].sort());
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('are all called by a function of src/api or src/server', () => {
    expect(routes.filter(({ calledBy }) => calledBy.length === 0)).toEqual([]);
  });

  it('are all served by the mock platform, and it serves no others', () => {
    expect(routes.filter(({ served }) => !served).map(({ route }) => route)).toEqual([]);
  });

  it('are all named by a test', () => {
    expect(routes.filter(({ testedIn }) => testedIn.length === 0)).toEqual([]);
  });

  it('are as many in the documents, the contract, the client and the mock', () => {
    const counts = {
      contract: routes.length,
      client: routes.filter(({ calledBy }) => calledBy.length > 0).length,
      mock: routes.filter(({ served }) => served).length,
    };
    const count = documentedRoutes.length;
    expect(counts).toEqual({ contract: count, client: count, mock: count });
  });
});

describe('the documentation of the contract', () => {
  it.each(contractDocuments().map(({ path, text }) => [path, text] as const))(
    '%s is what `npm run contract` writes',
    (path, text) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});
