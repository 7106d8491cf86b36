import {
  createViewFollower,
  defineController,
  isSameJson,
  readView,
  type Controller,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { BrainTransport } from '../../../query/index.ts';
import type { BrainActionsContext, BrainEvents, BrainState } from './brainState.ts';
import { brainViewSchemas, initialView, type BrainView } from './brainView.ts';
import { createChanges, type Changes } from './createChanges.ts';
import { type BrainGraph, schemaHash } from './model/brainGraph.ts';
import { changedIds, compareGraphs } from './model/compareGraphs.ts';
import type { Viewport } from './scene/viewport.ts';

/** The actions of a viewer. */
export interface BrainActions extends Omit<Changes, 'compare'> {
  /** Changes parts of the view. */
  setView: (part: Partial<BrainView>) => void;
  /** Applies the host's controlled view. Fields that it never set stay unchanged. */
  followView: (view: Partial<BrainView>) => void;
  /** Records a programmatic change of the viewport, without an event. */
  followViewport: (viewport: Viewport) => void;
  /** Selects a label and shows its details. `undefined` clears the selection. */
  select: (label: string | undefined) => void;
  /** Shows the relations of a link. `undefined` closes them. */
  openLink: (id: string | undefined) => void;
  /** Shows a label with its neighbours up to a number of steps away. */
  focus: (label: string, steps: 1 | 2 | 3) => void;
  /** Focuses a label with its direct neighbours, or ends the focus if it already has it. */
  toggleFocus: (label: string) => void;
  /** Highlights a group, or ends the highlight if it already has it. */
  toggleGroup: (name: string) => void;
  /** Opens a group of the map, or a nested one within the open group. */
  openGroup: (name: string) => void;
  /** Closes nested groups until the given number is open. 0 shows the whole map. */
  closeGroups: (kept: number) => void;
  /** Shows everything: clears the selection and closes all groups. */
  clearFocus: () => void;
  /** Goes back one step: closes the link, then the focus, path or group, selection, open group. */
  goBack: () => void;
  /** Adds an undo step, for example for a drag. */
  remember: (undo: () => void) => void;
  /** Undoes the last drag or change of the layout, the filters or the open groups. */
  undo: () => void;
  /** Highlights labels and links as new. */
  highlight: (ids: ReadonlySet<string>) => void;
  /** Highlights additions and changes since an earlier graph, and shows removals as ghosts. */
  showDifferences: (before: BrainGraph, graph: BrainGraph) => void;
  /** Adds the graph of the platform's latest response. */
  addExtraction: (graph: BrainGraph) => void;
}

/** The headless brain viewer: its view, its history and the changes by sentence. */
export type BrainController = Controller<BrainState, BrainActions, BrainEvents>;

/** Options of {@link createBrain}. */
export interface CreateBrainOptions {
  transport: BrainTransport;
  /** The initial view. @default the whole graph */
  view?: Partial<BrainView>;
  /** @default the browser */
  environment?: Environment;
}

const noFocus = { focus: undefined, path: undefined, group: undefined } as const;

const nothingChosen = { ...noFocus, selected: undefined, link: undefined } as const;

/** The maximum number of extractions kept for comparison. */
const maxExtractions = 11;

/** Creates the controller of one mounted viewer. */
export function createBrain({
  transport,
  view = {},
  environment,
}: CreateBrainOptions): BrainController {
  return defineController<BrainState, BrainActions, BrainEvents>({
    environment,
    initialState: {
      view: firstView(readView(brainViewSchemas, view)),
      extractions: [],
      added: new Set(),
      before: undefined,
      changes: {
        draft: '',
        category: '',
        entries: [],
        isSending: false,
        error: undefined,
        unsent: undefined,
      },
      undoSteps: 0,
    },
    actions(context) {
      const { compare, ...changes } = createChanges(context, transport);
      const { remember, undo, forget } = createUndo(context);
      return {
        ...createViewActions(context, remember),
        remember,
        undo,
        ...changes,
        ...createHistory(context, compare, forget),
      };
    },
  });
}

/** Completes a host's view. A selection in it opens the details, unless it sets a panel. */
function firstView(given: Partial<BrainView>): BrainView {
  const isChosen = (given.selected ?? given.focus ?? given.link) !== undefined;
  return { ...initialView, ...(isChosen ? { panel: 'details' as const } : {}), ...given };
}

/** The maximum number of undo steps. */
const maxUndoSteps = 50;

function createUndo({ setState }: BrainActionsContext) {
  const steps: (() => void)[] = [];
  const count = (): void => setState({ undoSteps: steps.length });
  const remember = (step: () => void): void => {
    steps.push(step);
    if (steps.length > maxUndoSteps) steps.shift();
    count();
  };
  const undo = (): void => {
    steps.pop()?.();
    count();
  };
  const forget = (): void => {
    steps.length = 0;
    count();
  };
  return { remember, undo, forget };
}

/** The parts of a view whose changes can be undone. */
const undoable = ['layout', 'arrangedBy', 'isTurned', 'filter', 'openGroups'] as const;

function createViewActions(
  { getState, setState, emit }: BrainActionsContext,
  remember: (undo: () => void) => void,
) {
  const follow = createViewFollower(initialView, brainViewSchemas);

  function change(part: Partial<BrainView>): void {
    setState({ view: { ...getState().view, ...part } });
    emit('viewChange', getState().view);
  }

  /** Changes the view. Changes of the layout, the filters and the open groups can be undone. */
  function setView(part: Partial<BrainView>): void {
    const before = getState().view;
    change(part);
    const { view } = getState();
    if (undoable.every((key) => view[key] === before[key])) return;
    const { layout, arrangedBy, isTurned, filter, openGroups } = before;
    remember(() => change({ layout, arrangedBy, isTurned, filter, openGroups }));
  }

  /** Opens the details of a selection, and closes them with it. */
  const panelFor = (isChosen: boolean): Pick<BrainView, 'panel'> => {
    const { panel } = getState().view;
    if (isChosen) return { panel: 'details' };
    return { panel: panel === 'details' ? null : panel };
  };

  /** Goes to a level of the map and clears the selection. */
  const goTo = (openGroups: readonly string[]): void =>
    setView({ ...nothingChosen, ...panelFor(false), openGroups });

  const focus = (label: string, steps: 1 | 2 | 3): void =>
    setView({
      ...noFocus,
      selected: label,
      link: undefined,
      focus: { label, steps },
      panel: 'details',
    });

  return {
    setView,
    followView(given: Partial<BrainView>) {
      const { view: shown } = getState();
      const view = follow(given, shown);
      if (!isSameJson(view, shown)) setState({ view });
    },
    followViewport: (viewport: Viewport) => setState({ view: { ...getState().view, viewport } }),
    select: (label: string | undefined) =>
      setView({ selected: label, link: undefined, ...panelFor(label !== undefined) }),
    openLink: (id: string | undefined) => setView({ link: id, ...panelFor(id !== undefined) }),
    focus,
    toggleFocus(label: string) {
      if (getState().view.focus?.label === label) setView(noFocus);
      else focus(label, 1);
    },
    toggleGroup: (name: string) =>
      setView({ ...noFocus, group: getState().view.group === name ? undefined : name }),
    openGroup: (name: string) => goTo([...getState().view.openGroups, name]),
    closeGroups: (kept: number) => goTo(getState().view.openGroups.slice(0, kept)),
    clearFocus: () => goTo([]),
    goBack() {
      const { link, focus, path, group, selected, openGroups } = getState().view;
      if (link !== undefined) setView({ link: undefined });
      // The focus selected the label too, so one step back clears both.
      else if (focus !== undefined && focus.label === selected) {
        goTo(openGroups);
      } else if ((focus ?? path ?? group) !== undefined) setView(noFocus);
      else if (selected !== undefined) setView({ selected: undefined, ...panelFor(false) });
      else if (openGroups.length > 0) setView({ openGroups: openGroups.slice(0, -1) });
    },
  };
}

function createHistory(
  { getState, setState }: BrainActionsContext,
  compare: Changes['compare'],
  forget: () => void,
) {
  return {
    highlight: (ids: ReadonlySet<string>) => setState({ added: ids }),
    showDifferences: (before: BrainGraph, graph: BrainGraph) =>
      setState({ before, added: changedIds(compareGraphs(before, graph)) }),
    addExtraction(graph: BrainGraph) {
      const { extractions } = getState();
      const [latest] = extractions;
      if (latest === graph) return;
      // Undo steps of one graph don't apply to another.
      if (latest !== undefined && schemaHash(latest) !== schemaHash(graph)) forget();
      setState({ extractions: [graph, ...extractions].slice(0, maxExtractions) });
      compare(graph);
    },
  };
}
