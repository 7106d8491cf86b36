import * as v from 'valibot';
import {
  defineController,
  isSameJson,
  readView,
  type Controller,
  type ViewSchemas,
} from '../../../../controller/index.ts';

/** The page of the gallery that is open: a connector, one of its connections, or neither. */
export interface ConnectorsView {
  /** The catalog id of the connector. @default the list of all connectors */
  connectorId?: string | undefined;
  /** One of its connections. @default the connector's own page */
  connectionId?: string | undefined;
}

const viewSchemas: ViewSchemas<ConnectorsView> = {
  connectorId: v.optional(v.string()),
  connectionId: v.optional(v.string()),
};

/** The way in which a person came to a connection. */
export interface Arrival {
  /** True if it has just been connected. */
  isNew: boolean;
  /** The connection that it replaces, which still exists. */
  replacedId?: string;
}

export interface GalleryState {
  readonly view: ConnectorsView;
  readonly arrival: Arrival | undefined;
  /** The page that a person or the host wants, while something typed would be lost with this one. */
  readonly blockedView: ConnectorsView | undefined;
}

/** The actions of a gallery, besides those of each page. */
export interface GalleryActions {
  /** Opens a page, or asks first where something typed would be lost. */
  open: (view: ConnectorsView) => void;
  /** Opens a page without asking: what was typed was saved, or is of no more use. */
  goTo: (view: ConnectorsView, arrival?: Arrival) => void;
  /** Opens the page that the host gives, or asks first where something typed would be lost. */
  followView: (view: ConnectorsView) => void;
  /** Says whether a form holds something that isn't saved. */
  reportUnsaved: (formId: string, isUnsaved: boolean) => void;
  /** Stays on the page. The host, where it was the one who went on, gets the page again. */
  keepEditing: () => void;
  /** Goes on, without what was typed. */
  discard: () => void;
}

export interface GalleryEvents {
  viewChange: [view: ConnectorsView];
  /** Called with whether a form holds something unsaved, each time that this changes. */
  dirtyChange: [isDirty: boolean];
}

/** A gallery without React: which page is open. */
export type GalleryController = Controller<GalleryState, GalleryActions, GalleryEvents>;

/** Creates the controller of one mounted gallery. */
export function createGallery(view: ConnectorsView = {}): GalleryController {
  return defineController<GalleryState, GalleryActions, GalleryEvents>({
    initialState: { view: readView(viewSchemas, view), arrival: undefined, blockedView: undefined },
    actions({ getState, setState, emit }) {
      const unsavedForms = new Set<string>();
      /** The host's page that the person didn't want; they aren't asked about it again. */
      let refused: ConnectorsView | undefined;
      let given: ConnectorsView | undefined;

      function changeUnsaved(change: () => void): void {
        const wasDirty = unsavedForms.size > 0;
        change();
        const isDirty = unsavedForms.size > 0;
        if (isDirty !== wasDirty) emit('dirtyChange', isDirty);
      }
      function show(next: ConnectorsView, arrival?: Arrival): void {
        changeUnsaved(() => unsavedForms.clear());
        setState({ view: next, arrival, blockedView: undefined });
      }
      function goTo(next: ConnectorsView, arrival?: Arrival): void {
        show(next, arrival);
        emit('viewChange', next);
      }
      function isBlocked(next: ConnectorsView): boolean {
        if (unsavedForms.size === 0) return false;
        if (!isSameJson(next, getState().blockedView)) setState({ blockedView: next });
        return true;
      }
      return {
        goTo,
        open(next) {
          if (!isBlocked(next)) goTo(next);
        },
        followView(wanted) {
          const next = readView(viewSchemas, wanted);
          given = next;
          if (refused !== undefined && isSameJson(next, refused)) return;
          refused = undefined;
          if (!isSameJson(next, getState().view) && !isBlocked(next)) show(next);
        },
        reportUnsaved(formId, isUnsaved) {
          changeUnsaved(() => {
            if (isUnsaved) unsavedForms.add(formId);
            else unsavedForms.delete(formId);
          });
        },
        keepEditing() {
          const { blockedView, view: current } = getState();
          setState({ blockedView: undefined });
          if (given === undefined || !isSameJson(given, blockedView)) return;
          refused = given;
          emit('viewChange', current);
        },
        discard() {
          const { blockedView } = getState();
          if (blockedView !== undefined) goTo(blockedView);
        },
      };
    },
  });
}
