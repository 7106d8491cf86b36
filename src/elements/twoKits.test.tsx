import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMockPlatform } from '../mock-platform/index.ts';
import { defineElements } from './defineElements.ts';
import type { Brainstem } from './elementTypes.ts';
import { inside, open, put, shown } from './testing/openElements.ts';
import { printedErrors } from '../../test/printedErrors.ts';

beforeAll(() => defineElements());

let lifetime = 800;

describe('a page with two kits', () => {
  /** The kit of a user, and every token that its platform was asked with. */
  function openPerson(name?: string): {
    brainstem: Brainstem;
    issued: string[];
    sent: (string | null)[];
  } {
    const platform = createMockPlatform({ pace: 0 });
    // A lifetime of its own makes each kit's tokens differ from the others'.
    const expiresIn = (lifetime += 1);
    const issued: string[] = [];
    const sent: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      sent.push(request.headers.get('authorization'));
      return platform.fetch(request);
    };
    const getToken = async () => {
      const token = await platform.issueToken({ expiresIn });
      issued.push(`Bearer ${token}`);
      return { token };
    };
    const named = name === undefined ? {} : { name };
    const { brainstem } = open({
      ...named,
      baseUrl: platform.credentials.baseUrl,
      fetch,
      getToken,
    });
    return { brainstem, issued, sent };
  }

  async function listSessions(element: Element): Promise<void> {
    const view = await shown(element);
    await view.findByRole('button', { name: /^Which suppliers delivered late/ });
  }

  test('asks for each user with the token of that user alone', async () => {
    const first = openPerson();
    const second = openPerson();
    await listSessions(put(first.brainstem.create('chat', { label: 'First' })));
    await listSessions(put(second.brainstem.create('chat', { label: 'Second' })));
    for (const { issued, sent } of [first, second]) {
      expect(issued).toHaveLength(1);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((token) => token !== issued[0])).toEqual([]);
    }
    expect(first.issued).not.toEqual(second.issued);
  });

  test('binds an element in markup by the name of its kit, also before that kit is there', async () => {
    const element = document.createElement('brainstem-chat');
    element.setAttribute('brainstem', 'second');
    put(element);
    const first = openPerson('first');
    const second = openPerson('second');
    await listSessions(element);
    expect(first.sent).toEqual([]);
    expect(second.sent.length).toBeGreaterThan(0);
    element.setAttribute('brainstem', 'first');
    await waitFor(() => expect(first.sent.length).toBeGreaterThan(0));
  });

  test('keeps an element with the kit that it began with when another kit is created', async () => {
    const first = openPerson();
    const element = put(document.createElement('brainstem-chat'));
    await listSessions(element);
    const second = openPerson();
    await userEvent.type(inside(element).getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
    await inside(element).findByRole('button', { name: 'Ask again' });
    expect(second.sent).toEqual([]);
    expect(first.sent.length).toBeGreaterThan(0);
  });

  test('shows nothing in an element that could belong to either kit, and says how to name one', async () => {
    const complaint = printedErrors();
    const first = openPerson('first');
    const second = openPerson();
    const element = put(document.createElement('brainstem-chat'));
    expect(complaint.mock.lastCall?.[0]).toContain(
      '<brainstem-chat> could belong to more than one kit on this page',
    );
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect([...first.sent, ...second.sent]).toEqual([]);
    element.brainstem = 'first';
    await listSessions(element);
    expect(second.sent).toEqual([]);
  });

  test('refuses a name that another kit has, until that kit is destroyed', () => {
    const { brainstem } = openPerson('first');
    expect(() => openPerson('first')).toThrow('another kit on this page is named "first"');
    brainstem.destroy();
    expect(() => openPerson('first')).not.toThrow();
  });
});
