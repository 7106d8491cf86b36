import { QueryClient } from '@tanstack/query-core';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isRecord } from '../../contract/index.ts';
import type { MockPlatform } from '../../mock-platform/index.ts';
import { renderBrain } from './testing/renderBrain.tsx';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The platform's brain with a label more and without another one. */
async function later(answer: Response): Promise<Response> {
  const brain: unknown = await answer.json();
  if (!isRecord(brain)) throw new Error('The platform has no brain.');
  const isKept = (relation: unknown): boolean =>
    isRecord(relation) &&
    relation['source_label'] !== 'Clause' &&
    relation['target_label'] !== 'Clause';
  const without = (part: unknown): unknown =>
    isRecord(part) ? { ...part, Clause: undefined } : part;
  const drone = { source_label: 'Drone', relationship_type: 'SERVES', target_label: 'Warehouse' };
  return Response.json({
    ...brain,
    node_counts: without(brain['node_counts']),
    node_properties: without(brain['node_properties']),
    node_labels: [...listOf(brain['node_labels']).filter((name) => name !== 'Clause'), 'Drone'],
    relationship_directions: [...listOf(brain['relationship_directions']).filter(isKept), drone],
  });
}

/** Renders a viewer whose platform has a later brain from now on when it is asked again. */
function open(): { refetch: () => Promise<void>; settle: () => Promise<void> } {
  let platform: MockPlatform | undefined;
  let isLater = false;
  let answers = 0;
  const queryClient = new QueryClient();
  renderBrain({
    queryClient,
    prepare: (made) => {
      platform = made;
    },
    client: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = (await platform?.fetch(request)) ?? Response.error();
        const isBrain = request.url.endsWith('/analytics/perform/action');
        if (isBrain) answers += 1;
        return isBrain && isLater ? await later(answer) : answer;
      },
    },
  });
  return {
    async settle() {
      await waitFor(() => expect(answers).toBe(2));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    },
    async refetch() {
      isLater = true;
      await queryClient.refetchQueries();
    },
  };
}

const groupNames = () =>
  screen.getAllByRole('button', { name: /, group, / }).map((group) => group.textContent);

const placesOf = () =>
  Array.from(document.querySelectorAll('[data-part="group"]'), (group) => {
    const { left, top } = group.getBoundingClientRect();
    return `${group.getAttribute('aria-label')} ${left} ${top}`;
  });

test('a later extraction that nobody asked for is news: the picture stays as it is', async () => {
  const { refetch } = open();
  await screen.findAllByRole('button', { name: /, group, / });
  const [names, places] = [groupNames(), placesOf()];
  await refetch();
  expect(await screen.findByText(/^\d+ differences since this picture$/)).toBeVisible();
  expect(groupNames()).toEqual(names);
  expect(placesOf()).toEqual(places);
  expect(screen.queryByRole('button', { name: /^Drone, / })).toBeNull();
});

test('news is shown in the picture: what came has a ring, what went is a ghost, a list is beside', async () => {
  const { refetch } = open();
  await screen.findAllByRole('button', { name: /, group, / });
  await refetch();
  await userEvent.click(await screen.findByRole('button', { name: 'Show differences' }));
  const list = within(screen.getByRole('group', { name: 'Side panel' }));
  expect(await list.findByRole('button', { name: /^New\s*Drone\s*– → –$/ })).toBeVisible();
  expect(list.getByRole('button', { name: /^Removed\s*Clause\s*[\d,]+ → –$/ })).toBeVisible();
  await waitFor(() => {
    const looks = Array.from(document.querySelectorAll('[data-part="card"]'), (card) => [
      card.querySelector('[title]')?.textContent,
      card.getAttribute('data-look'),
    ]);
    expect(looks).toContainEqual(['Drone', 'added']);
    expect(looks).toContainEqual(['Warehouse', 'changed']);
    expect(looks).toContainEqual(['Clause', 'gone']);
  });
  expect(screen.queryByText(/differences since this picture/)).toBeNull();
});

test('after a refresh that finds nothing new, a later extraction is news again', async () => {
  const { refetch, settle } = open();
  await screen.findAllByRole('button', { name: /, group, / });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Compare' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await settle();
  await refetch();
  expect(await screen.findByText(/^\d+ differences since this picture$/)).toBeVisible();
});

test('a later extraction that a user asked for is shown at once', async () => {
  const { refetch } = open();
  await screen.findAllByRole('button', { name: /, group, / });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Compare' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await refetch();
  await waitFor(() => expect(screen.queryByText(/differences since this picture/)).toBeNull());
});
