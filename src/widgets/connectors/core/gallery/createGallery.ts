import * as v from 'valibot';
import {
  defineController,
  isSameJson,
  readView,
  type Controller,
  type ViewSchemas,
} from '../../../../controller/index.ts';

/** The open page of the gallery: a connector, one of its connections, or neither. */
export interface ConnectorsView {
  /** The connector's catalog id. @default the list of all connectors */
  connectorId?: string | undefined;
  /** One of its connections. @default the connector's own page */
  connectionId?: string | undefined;
}

const viewSchemas: ViewSchemas<ConnectorsView> = {
  connectorId: v.optional(v.string()),
  connectionId: v.optional(v.string()),
};

export interface Arrival {
  /** True if it was just connected. */
  isNew: boolean;
  /** The connection that it replaces, which still exists. */
  replacedId?: string;
}

export interface GalleryState {
  readonly view: ConnectorsView;
  readonly arrival: Arrival | undefined;
  /** The page requested by the user or the host, while unsaved input blocks the navigation. */
  readonly blockedView: ConnectorsView | undefined;
}

export interface GalleryActions {
  /** Opens a page, or asks first if unsaved input would be lost. */
  open: (view: ConnectorsView) => void;
  /** Opens a page without asking, since its input was saved or is obsolete. */
  goTo: (view: ConnectorsView, arrival?: Arrival) => void;
  /** Opens the host's page, or asks first if unsaved input would be lost. */
  followView: (view: ConnectorsView) => void;
  reportUnsaved: (formId: string, isUnsaved: boolean) => void;
  /** Stays on the page, and reports it to the host if the host had navigated. */
  keepEditing: () => void;
  /** Opens the blocked page and discards the input. */
  discard: () => void;
}

export interface GalleryEvents {
  viewChange: [view: ConnectorsView];
  /** Emitted when unsaved input appears or is gone. */
  dirtyChange: [isDirty: boolean];
}

export type GalleryController = Controller<GalleryState, GalleryActions, GalleryEvents>;

export function createGallery(view: ConnectorsView = {}): GalleryController {
  return defineController<GalleryState, GalleryActions, GalleryEvents>({
    initialState: { view: readView(viewSchemas, view), arrival: undefined, blockedView: undefined },
    actions({ getState, setState, emit }) {
      const unsavedForms = new Set<string>();
      /** The host's page that the user declined, so that they aren't asked again. */
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
