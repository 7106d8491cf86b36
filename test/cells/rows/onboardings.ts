import { expect } from 'vitest';
import { workspaceAdapter } from '../../../playground/src/setup/workspaceAdapter.ts';
import type { EventCell, Step, WidgetCells } from '../WidgetCells.ts';
import { noCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);
const anyList: unknown = expect.any(Array);

const onExit: EventCell = { cause: ({ press }) => press('Finish later'), detail: {} };

/** Answers each question of a step by its first option, with keys alone. */
const answerStep =
  (number: number): Step =>
  async ({ sees, all, keys }) => {
    const heading = `Step ${number}`;
    await sees('heading', heading);
    await expect
      .poll(() => all('heading', heading).some((shown) => shown.matches(':focus')))
      .toBe(true);
    for (const _group of all('group')) await keys('{Tab} ');
    await keys('{Enter}');
  };

/** The questions about an organisation. */
export const onboarding: WidgetCells = {
  ...noCells,
  events: {
    onStep: { cause: ({ press }) => press('Get started'), detail: { step: 1 } },
    onComplete: {
      cause: async (widget) => {
        await widget.press('Get started');
        for (const number of [1, 2, 3, 4, 5]) await answerStep(number)(widget);
      },
      detail: { conversationId: anyText, answers: anyList },
    },
    onExit,
  },
};

const answerBaseline: Step = async ({ press }) => {
  await press('Trade products', 'radio');
  await press('Public bodies', 'checkbox');
  await press('Save and continue');
};

/** Onboarding by chapters. */
export const productOnboarding: WidgetCells = {
  ...noCells,
  props: ({ credentials: { tenantId, userId } }) => ({
    tenantId,
    userId,
    adapter: workspaceAdapter,
  }),
  events: {
    onStep: { cause: ({ sees }) => sees('heading', /Baseline$/), detail: { step: 1, subStep: 1 } },
    onPartSaved: { cause: answerBaseline, detail: { step: 1, subStep: 1 } },
    onComplete: {
      props: () => {
        let isAnswered = false;
        return {
          adapter: {
            ...workspaceAdapter,
            readStatus: (body: unknown) => {
              const status = workspaceAdapter.readStatus?.(body);
              return status === undefined ? undefined : { ...status, completed: isAnswered };
            },
            writeAnswers: (
              ...given: Parameters<NonNullable<typeof workspaceAdapter.writeAnswers>>
            ) => {
              isAnswered = true;
              return workspaceAdapter.writeAnswers?.(...given);
            },
          },
        };
      },
      cause: answerBaseline,
      detail: {},
    },
    onExit,
  },
};

/** Questions behind a link. */
export const delegatedOnboarding: WidgetCells = {
  ...noCells,
  props: ({ credentials: { delegationToken: token } }) => ({ token }),
  events: {
    onAnswersSent: {
      cause: async ({ press }) => {
        await press('Door seals', 'checkbox');
        await press('Send 1 answer');
      },
      detail: { count: 1 },
    },
    onComplete: {
      cause: async ({ press, fill }) => {
        await fill('What happens to a delivery that arrives too warm?', 'It goes back');
        await press('Store 1', 'radio');
        await press('Door seals', 'checkbox');
        await fill('How many pallets fit into store 2?', '40');
        await fill('When was the last cold chain audit?', '2026-03-02');
        await press('Send 5 answers');
      },
      detail: {},
    },
    onExit,
    // Of its own provider, which it has in React alone.
    onEvent: {
      props: ({ fetch, credentials: { baseUrl, appUrl } }) => ({ fetch, baseUrl, appUrl }),
      cause: ({ sees }) => sees('checkbox', 'Door seals'),
      detail: { widget: 'delegatedOnboarding', ids: {} },
    },
  },
};
