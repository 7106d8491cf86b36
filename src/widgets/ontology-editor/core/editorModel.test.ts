import { QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import * as contract from '../../../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import { createOntologyChanges, ontologiesQuery } from '../../../query/index.ts';
import { createEditor } from './createEditor.ts';
import { addTerms, removeTerm, setName } from './draft/draftEdits.ts';
import { draftOf } from './draft/ontologyDraft.ts';
import { isDirty } from './editorState.ts';

const faults = {
  'lose the request': 0,
  'lose the answer': 0,
  'refuse with 429': 429,
  'refuse with 500': 500,
} as const;
type FaultName = keyof typeof faults;
const faultNames: readonly FaultName[] = [
  'lose the request',
  'lose the answer',
  'refuse with 429',
  'refuse with 500',
];

const step = fc.record({
  who: fc.nat(1),
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('add' as const) },
    { weight: 6, arbitrary: fc.constant('save' as const) },
    { weight: 3, arbitrary: fc.constantFrom('rename' as const, 'drop' as const) },
    { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    { weight: 3, arbitrary: fc.constantFrom('fetch' as const, 'takeTheirs' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('remove' as const, 'restore' as const, 'createAgain' as const),
    },
    { weight: 3, arbitrary: fc.constantFrom(...faultNames) },
    { weight: 6, arbitrary: fc.constant('pass' as const) },
  ),
});

async function openEditor(platform: MockPlatform) {
  let lost: FaultName | undefined;
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const struck = request.method === 'GET' ? undefined : lost;
      if (struck !== undefined) lost = undefined;
      if (struck === 'lose the request') throw new TypeError('Failed to fetch');
      const answer = await platform.fetch(request);
      if (struck === 'lose the answer') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const queryClient = new QueryClient();
  const editor = createEditor({ changes: createOntologyChanges(client, queryClient) });
  const unmount = editor.mount();
  const fetchList = () => queryClient.query({ ...ontologiesQuery(client), staleTime: 0 });
  const stored = () => client.json(contract.getOntology, { params: { ontologyId: 'cold-chain' } });
  const open = () => editor.store.getState().open;
  await fetchList();
  editor.actions.navigate({ to: 'stored', draft: draftOf(await stored()) });
  return {
    ...editor,
    open,
    unmount: () => {
      unmount();
      client.tokens.dispose();
    },
    fetchList,
    stored,
    terms: () => open()?.history.present.legalTerms ?? [],
    strike: (fault: FaultName) => {
      if (faults[fault] === 0) lost = fault;
      else platform.faults.add({ route: 'updateOntology', times: 1, status: faults[fault] });
    },
    heal: () => (lost = undefined),
  };
}

const removals = new Set(['undo', 'redo', 'drop', 'takeTheirs', 'remove', 'restore']);

test('two editors of one ontology, whatever fails: no term goes that nobody removed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      const platform = createMockPlatform({ pace: 0 });
      const editors = [await openEditor(platform), await openEditor(platform)] as const;
      const log: string[] = [];
      let added = 0;
      const removed = new Set<string>();
      const saves: Promise<unknown>[] = [];
      const own = (terms: readonly string[]) => terms.filter((term) => term.startsWith('own '));
      for (const { who, act } of steps) {
        const editor = editors[who] ?? editors[0];
        log.push(`${who}: ${act}`);
        const before = editors.map((each) => own(each.terms()));
        // Without versions, the platform lets one of two saves at the same moment replace the other.
        if (act === 'save' || act === 'createAgain' || act === 'remove') await Promise.all(saves);
        if (editor.open() === undefined && act !== 'restore') continue;
        if (act === 'add') {
          added += 1;
          editor.actions.edit(addTerms('legalTerms', [`own ${added}`]));
        } else if (act === 'rename')
          editor.actions.edit(setName(`Name ${log.length}`), 'displayName');
        else if (act === 'drop') {
          const at = editor.terms().findLastIndex((term) => term.startsWith('own '));
          removed.add(editor.terms()[at] ?? '');
          editor.actions.edit(removeTerm('legalTerms', at));
        } else if (act === 'undo' || act === 'redo') {
          const had = editor.terms();
          editor.actions[act]();
          for (const term of had) if (!editor.terms().includes(term)) removed.add(term);
        } else if (act === 'takeTheirs') editor.actions.takeTheirs();
        else if (act === 'save' || act === 'createAgain') {
          if (act === 'createAgain' && editor.open()?.isDeletedElsewhere !== true) continue;
          // If its answer were lost, the draft would stay, for the user to give it another id.
          if (act === 'createAgain') editor.heal();
          const present = own(editor.terms());
          saves.push(
            editor.actions[act]().then(async (isSaved) => {
              if (!isSaved) return;
              const { legalTerms } = await editor.stored().catch(() => ({ legalTerms: undefined }));
              for (const term of present) {
                if (removed.has(term) || legalTerms === undefined) continue;
                expect(legalTerms, `${term} was saved; ${log.join(', ')}`).toContain(term);
              }
            }),
          );
        } else if (act === 'remove') {
          const open = editor.open();
          if (open === undefined || open.kind === 'new') continue;
          for (const each of editors) for (const term of own(each.terms())) removed.add(term);
          await editor.actions.remove(open.history.present);
        } else if (act === 'restore') await editor.actions.restore();
        else if (act === 'fetch') await editor.fetchList().catch(() => undefined);
        else if (act === 'pass') for (let turn = 0; turn < 20; turn += 1) await nextTurn();
        else editor.strike(act);
        await nextTurn();
        editors.forEach((each, index) => {
          if (each === editor && removals.has(act)) return;
          if (each.open() === undefined) return;
          const now = each.terms();
          for (const term of before[index] ?? []) {
            if (removed.has(term)) continue;
            expect(now, `${term} is gone from ${index}; ${log.join(', ')}`).toContain(term);
          }
          expect(new Set(now).size, `repeated; ${log.join(', ')}`).toBe(now.length);
        });
      }
      platform.faults.clear();
      editors.forEach((each) => each.heal());
      await Promise.all(saves);
      for (const each of [...editors, ...editors]) {
        await each.fetchList();
        const { open, busy } = each.store.getState();
        expect(busy).toBeUndefined();
        if (open === undefined) continue;
        if (open.isDeletedElsewhere) await each.actions.createAgain();
        else if (isDirty(open)) {
          // A save may ask for a review first.
          if (!(await each.actions.save())) await each.actions.save();
        }
      }
      // A list that again shows what an own save replaced counts as late for twelve seconds.
      const returned = log.some((line) => /undo|redo|drop/.test(line));
      for (const each of editors) {
        await each.fetchList();
        const open = each.open();
        if (open === undefined) continue;
        const legalTerms = draftOf(await each.stored());
        expect(isDirty(open), `dirty; ${log.join(', ')}`).toBe(false);
        if (!returned) expect(open.history.present, log.join(', ')).toEqual(legalTerms);
        for (let number = 1; number <= added; number += 1) {
          const term = `own ${number}`;
          if (removed.has(term)) continue;
          expect(legalTerms.legalTerms, `${term} is lost; ${log.join(', ')}`).toContain(term);
        }
      }
      editors.forEach((each) => each.unmount());
    }),
    { numRuns: propertyRuns(300, 20) },
  );
});
