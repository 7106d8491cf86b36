import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { endpoints } from '../../src/contract/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { isLong } from '../propertyRuns.ts';
import { pressEverything } from './pressEverything.tsx';

/** The scopes that the documents name for routes of a service actor. */
const scopes = [
  ...new Set(
    endpoints.flatMap(({ credential, scope }) =>
      credential === 'serviceActorToken' && scope !== undefined ? [scope] : [],
    ),
  ),
].toSorted();

/**
 * Nothing, whoever may read, each scope alone that the routes of a widget need to write, and those
 * together that none of its routes needs; what writes leaves the others less to press. One scope to
 * read alone shows less than all of them, so that these are tried in the long run.
 */
const reading = scopes.filter((scope) => scope.endsWith(':read'));
const writing = scopes.filter((scope) => !reading.includes(scope));

async function tokensFor(tag: string): Promise<readonly (readonly string[])[]> {
  if (isLong) return [[], reading, ...scopes.map((scope) => [scope])];
  const page = await commands.readFile(`docs/widgets/${tag.replace(/^brainstem-/, '')}.md`);
  const needed = /These routes need ([^.]*)\./.exec(page)?.[1] ?? '';
  const own = writing.filter((scope) => needed.includes(`\`${scope}\``));
  const foreign = writing.filter((scope) => !own.includes(scope));
  return [[], reading, ...own.map((scope) => [scope]), foreign];
}

test.each(widgetNames)(
  '%s offers nothing that is refused, whatever the token may do',
  async (name) => {
    const platform = createMockPlatform({ pace: 0 });
    const contents = await elementContents({ platform });
    let presses = 0;
    for (const scopes of await tokensFor(registry[name].tag)) {
      const found = await pressEverything(name, { platform, contents, scopes, isTold: true });
      presses += found.pressed.length;
      const about = `with ${scopes.join() || 'no scope'}, after ${found.pressed.join(' → ')}`;
      expect.soft(found.refused, `asked ${about}`).toEqual([]);
      expect.soft(found.offered, `offered ${about}`).toEqual([]);
    }
    // The badge is a figure, and the pickers of a reader hold nothing to press.
    if (name !== 'attentionBadge') expect(presses).toBeGreaterThan(0);
  },
);

test('where nothing is told, the same presses are refused', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const contents = await elementContents({ platform });
  const found = await pressEverything('connectors', {
    platform,
    contents,
    scopes: ['brain:read'],
    isTold: false,
  });
  expect(found.refused).toContainEqual(expect.stringContaining('connectors:read'));
});
