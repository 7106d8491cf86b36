import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createGallery, type ConnectorsView, type GalleryController } from './createGallery.ts';

const form: ConnectorsView = { connectorId: 'sql-b' };
const other: ConnectorsView = { connectorId: 'crm-b' };

function openForm() {
  const gallery = createGallery(form);
  const onViewChange = vi.fn<(view: ConnectorsView) => void>();
  gallery.on('viewChange', onViewChange);
  gallery.actions.reportUnsaved('a', true);
  return { ...gallery.actions, onViewChange, state: gallery.store.getState };
}

describe('a gallery with a half-filled form', () => {
  it('stays until the user discards it', () => {
    const { open, discard, state, onViewChange } = openForm();
    open(other);
    expect(state()).toMatchObject({ view: form, blockedView: other });
    expect(onViewChange).not.toHaveBeenCalled();
    discard();
    expect(state()).toMatchObject({ view: other, blockedView: undefined });
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith(other);
  });

  it('tells when it begins and ends to hold something unsaved, however many forms do', () => {
    const gallery = createGallery(form);
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    gallery.on('dirtyChange', onDirtyChange);
    gallery.actions.reportUnsaved('a', true);
    gallery.actions.reportUnsaved('b', true);
    gallery.actions.reportUnsaved('a', false);
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    gallery.actions.open(other);
    gallery.actions.discard();
    gallery.actions.reportUnsaved('b', false);
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  });

  it('asks for as long as one of its forms holds something', () => {
    const { open, reportUnsaved, keepEditing, state } = openForm();
    reportUnsaved('b', true);
    reportUnsaved('a', false);
    open(other);
    expect(state().view).toEqual(form);
    keepEditing();
    reportUnsaved('b', false);
    open(other);
    expect(state().view).toEqual(other);
  });

  it('goes on without a question once it was saved', () => {
    const { goTo, state } = openForm();
    goTo(other, { isNew: true });
    expect(state()).toMatchObject({ view: other, arrival: { isNew: true } });
  });

  it('tells a host that went on that the user stays, and does not ask again for the same page', () => {
    const { followView, keepEditing, state, onViewChange } = openForm();
    followView(other);
    expect(state().blockedView).toEqual(other);
    keepEditing();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith(form);
    followView(other);
    expect(state()).toMatchObject({ view: form, blockedView: undefined });
    followView(form);
    followView(other);
    expect(state().blockedView).toEqual(other);
  });
});

it('never leaves a page with something unsaved but by saving or discarding', () => {
  const view = fc.constantFrom<ConnectorsView>({}, form, other);
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('open', 'followView'), view }),
    fc.record({ do: fc.constant('keepEditing') }),
    fc.record({ do: fc.constant('report'), isUnsaved: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const gallery: GalleryController = createGallery();
      let isUnsaved = false;
      for (const one of steps) {
        const before = gallery.store.getState().view;
        if ('isUnsaved' in one) {
          ({ isUnsaved } = one);
          gallery.actions.reportUnsaved('a', isUnsaved);
        } else if (!('view' in one)) gallery.actions.keepEditing();
        else if (one.do === 'open') gallery.actions.open(one.view);
        else gallery.actions.followView(one.view);
        const { view: now } = gallery.store.getState();
        if (isUnsaved) expect(now).toEqual(before);
      }
    }),
  );
});
