import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { defineElements } from './defineElements.ts';
import { inside, open, put, shown } from './testing/openElements.ts';
import { printedErrors } from '../../test/printedErrors.ts';

beforeAll(() => defineElements());

describe('an element', () => {
  test('shows its widget in a shadow root, from attributes and properties alike', async () => {
    open();
    document.body.insertAdjacentElement('beforeend', document.createElement('brainstem-chat'));
    const element = document.querySelector('brainstem-chat');
    if (element === null) throw new Error('There is no element.');
    element.setAttribute('label', 'Help desk');
    element.setAttribute('show-sessions', 'false');
    element.suggestions = [{ label: 'Late suppliers' }];
    const view = await shown(element);
    view.getByRole('region', { name: 'Help desk' });
    view.getByRole('button', { name: 'Late suppliers' });
    expect(view.queryByRole('navigation')).toBeNull();
    element.label = 'Desk two';
    await view.findByRole('region', { name: 'Desk two' });
    expect(document.body).not.toHaveTextContent('Late suppliers');
  });

  test('takes properties that were set before it was in the page', async () => {
    const { brainstem } = open();
    const element = brainstem.create('chat', { label: 'Early', showSessions: false });
    const view = await shown(put(element));
    view.getByRole('region', { name: 'Early' });
    expect(element.label).toBe('Early');
  });

  test('says which attribute it cannot read, and goes on', async () => {
    open();
    const complaint = printedErrors();
    const element = put(document.createElement('brainstem-chat'));
    element.setAttribute('suggestions', '[{');
    await shown(element);
    expect(complaint).toHaveBeenCalledWith(
      'Brainstem: <brainstem-chat> cannot read suggestions: expected JSON.',
    );
  });

  test('tells of what happens as events of the page', async () => {
    open();
    const heard: string[] = [];
    for (const name of ['brainstem-ready', 'brainstem-answer-end', 'brainstem-message-send']) {
      document.body.addEventListener(name, (event) => heard.push(event.type), { once: true });
    }
    const element = put(document.createElement('brainstem-chat'));
    const view = await shown(element);
    await userEvent.type(view.getByRole('textbox', { name: 'Message' }), 'What do we sell?{Enter}');
    await view.findByRole('button', { name: 'Ask again' });
    expect(heard).toEqual(['brainstem-ready', 'brainstem-message-send', 'brainstem-answer-end']);
  });

  test('gives the values of an event by their names, and reports the event to the kit without words', async () => {
    const onEvent = vi.fn();
    open({ onEvent });
    const element = put(document.createElement('brainstem-chat'));
    const sent: { sessionId: string; text: string }[] = [];
    element.addEventListener('brainstem-message-send', ({ detail }) => sent.push(detail));
    const view = await shown(element);
    await userEvent.type(view.getByRole('textbox', { name: 'Message' }), 'What do we sell?{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    const { sessionId, text } = sent[0] ?? {};
    expect(text).toBe('What do we sell?');
    expect(sessionId).toMatch(/^web-/);
    expect(onEvent).toHaveBeenCalledWith({
      widget: 'chat',
      name: 'messageSend',
      ids: { sessionId },
    });
  });

  test('is created by a widget’s name, its name in markup or its tag, and a wrong name lists the right ones', () => {
    const { brainstem } = open();
    const created = [
      brainstem.create('findingsReview'),
      brainstem.create('findings-review'),
      brainstem.create('brainstem-findings-review'),
    ];
    expect(created.map(({ localName }) => localName)).toEqual(
      created.map(() => 'brainstem-findings-review'),
    );
    // @ts-expect-error There is no such widget.
    expect(() => brainstem.create('findings')).toThrow(
      'Brainstem: there is no widget named "findings". Use one of chat, chat-launcher, findings-review,',
    );
  });

  test('styles its parts by ::part() from the page, also those that come later', async () => {
    open();
    const style = document.createElement('style');
    style.textContent = 'brainstem-chat::part(message) { outline: 3px solid rgb(1, 2, 3); }';
    document.body.append(style);
    const element = put(document.createElement('brainstem-chat'));
    const view = await shown(element);
    await userEvent.type(view.getByRole('textbox', { name: 'Message' }), 'What do we sell?{Enter}');
    await waitFor(() => {
      const message = element.shadowRoot?.querySelector('[data-part="message"]');
      if (!message) throw new Error('There is no message yet.');
      expect(getComputedStyle(message).outlineColor).toBe('rgb(1, 2, 3)');
    });
  });

  test('keeps what was typed when it is moved in the page', async () => {
    open();
    const element = put(document.createElement('brainstem-chat'));
    const view = await shown(element);
    const field = view.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'half a thought');
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(inside(element).getByRole('textbox', { name: 'Message' })).toBe(field);
    expect(field).toHaveValue('half a thought');
  });

  test('keeps what was typed when it is taken out and put back a moment later', async () => {
    open();
    const element = put(document.createElement('brainstem-chat'));
    const field = (await shown(element)).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'half a thought');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    element.remove();
    await vi.advanceTimersByTimeAsync(500);
    put(element);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(inside(element).getByRole('textbox', { name: 'Message' })).toBe(field);
    expect(field).toHaveValue('half a thought');
  });

  test('is emptied at once when its kit is destroyed while it is out of the page', async () => {
    const { brainstem } = open();
    const element = put(document.createElement('brainstem-chat'));
    await shown(element);
    element.remove();
    brainstem.destroy();
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  test('looks the same in another document, such as that of a picture-in-picture window', async () => {
    open();
    const element = put(document.createElement('brainstem-chat'));
    const field = (await shown(element)).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'half a thought');
    const look = () => {
      const { display, fontSize, paddingInlineStart, backgroundColor } = getComputedStyle(field);
      return { display, fontSize, paddingInlineStart, backgroundColor };
    };
    const before = look();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    expect(look()).toEqual(before);
    document.body.append(element);
    expect(look()).toEqual(before);
    expect(field).toHaveValue('half a thought');
  });

  test('is taken through a template, as Solid does, without an error', async () => {
    open();
    const errors: string[] = [];
    const stop = new AbortController();
    const note = (event: ErrorEvent): void => {
      event.preventDefault();
      errors.push(event.message);
    };
    window.addEventListener('error', note, { signal: stop.signal });
    const element = document.createElement('brainstem-chat');
    document.createElement('template').content.append(element);
    put(element);
    await shown(element);
    stop.abort();
    expect(errors).toEqual([]);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  });

  test('shares its style sheet with the other elements of its document', () => {
    open();
    const sheets = ['brainstem-chat', 'brainstem-task-list'].map(
      (tag) => put(document.createElement(tag)).shadowRoot?.adoptedStyleSheets[0],
    );
    expect(sheets[0]).toBeInstanceOf(CSSStyleSheet);
    expect(sheets[1]).toBe(sheets[0]);
  });

  test('is emptied when it is taken out', async () => {
    open();
    const element = put(document.createElement('brainstem-chat'));
    await shown(element);
    element.remove();
    await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  });

  test('waits with its code until it is near the window', async () => {
    open();
    const element = document.createElement('brainstem-chat');
    element.style.marginBlockStart = '5000px';
    put(element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(element.shadowRoot?.childElementCount).toBe(0);
    element.scrollIntoView();
    await shown(element);
  });
});

describe('a page', () => {
  test('of many elements has one token and one cache', async () => {
    const { getToken, platform } = open();
    const listed = vi.spyOn(platform, 'fetch');
    const elements = Array.from({ length: 3 }, () => put(document.createElement('brainstem-chat')));
    for (const element of elements) {
      element.scrollIntoView();
      const view = await shown(element);
      await view.findByRole('button', { name: /^Which suppliers delivered late/ });
    }
    expect(getToken).toHaveBeenCalledOnce();
    listed.mockRestore();
  });

  test('changes the looks of all at once', async () => {
    const { brainstem } = open({ theme: 'light' });
    const element = put(document.createElement('brainstem-chat'));
    await shown(element);
    const surface = () => element.shadowRoot?.querySelector('[data-brainstem]');
    expect(surface()).toHaveAttribute('data-theme', 'light');
    brainstem.update({ theme: 'dark', variables: { '--brainstem-accent': 'rebeccapurple' } });
    await waitFor(() => expect(surface()).toHaveAttribute('data-theme', 'dark'));
    const value = getComputedStyle(surface() ?? element).getPropertyValue('--brainstem-accent');
    expect(value).toBe('rebeccapurple');
  });

  test('is empty after destroy, and a new instance fills it again', async () => {
    const { brainstem } = open();
    const element = put(document.createElement('brainstem-chat'));
    await shown(element);
    brainstem.destroy();
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(() => brainstem.create('chat')).toThrow('create() was called after destroy()');
    open();
    await shown(element);
  });

  test('shows nothing of the last user after logout', async () => {
    const { brainstem } = open();
    const element = put(document.createElement('brainstem-chat'));
    const view = await shown(element);
    await userEvent.type(view.getByRole('textbox', { name: 'Message' }), 'my secret plan');
    await view.findByRole('button', { name: /^Which suppliers delivered late/ });
    brainstem.logout();
    await waitFor(() =>
      expect(inside(element).getByRole('textbox', { name: 'Message' })).toHaveValue(''),
    );
    expect(inside(element).queryByRole('button', { name: /^Which suppliers/ })).toBeNull();
  });
});

describe('a dialog', () => {
  test('opens inside the shadow root, keeps the focus, and gives it back', async () => {
    open();
    const element = put(document.createElement('brainstem-chat'));
    const view = await shown(element);
    const field = view.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '/help');
    await view.findByRole('option', { selected: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).not.toBeNull());
    const dialog = element.shadowRoot?.querySelector('dialog');
    expect(dialog?.matches(':modal')).toBe(true);
    expect(getComputedStyle(dialog ?? element).position).toBe('fixed');
    expect(element.closest('[aria-hidden]')).toBeNull();
    const focused = element.shadowRoot?.activeElement ?? null;
    expect(dialog?.contains(focused)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).toBeNull());
    expect(element.shadowRoot?.activeElement).toBe(field);
  });

  test('stands above a dialog of the host that is open', async () => {
    open();
    const host = document.createElement('dialog');
    document.body.append(host);
    host.showModal();
    const element = document.createElement('brainstem-chat');
    element.style.blockSize = '400px';
    host.append(element);
    const view = await shown(element);
    await userEvent.type(view.getByRole('textbox', { name: 'Message' }), '/help');
    await view.findByRole('option', { selected: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).not.toBeNull());
    const box = element.shadowRoot?.querySelector('dialog')?.getBoundingClientRect();
    const over = document.elementFromPoint((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    expect(over).toBe(element);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).toBeNull());
    expect(host.open).toBe(true);
  });
});

test('a tag that something else has taken is left to it', () => {
  const complaint = printedErrors();
  defineElements();
  expect(complaint).not.toHaveBeenCalled();
  const get = vi.spyOn(customElements, 'get').mockReturnValue(HTMLElement);
  defineElements();
  expect(complaint.mock.calls[0]?.[0]).toContain('<brainstem-chat> is registered already');
  get.mockRestore();
});
