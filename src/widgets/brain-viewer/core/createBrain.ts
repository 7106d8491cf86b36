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
import { initialChanges } from './changesState.ts';
import { createChanges, type Changes } from './createChanges.ts';
import type { BrainGraph } from './model/brainGraph.ts';
import { changedIds } from './model/changeModel.ts';
import { compareGraphs } from './model/compareGraphs.ts';
import { schemaHash } from './model/schemaHash.ts';
import type { Viewport } from './scene/viewport.ts';

/** The actions of a viewer. */
export interface BrainActions extends Omit<Changes, 'compare'> {
  /** Changes parts of the view. */
  setView: (part: Partial<BrainView>) => void;
  /** Shows a view that the host gives. Fields that it never gave stay unchanged. */
  followView: (view: Partial<BrainView>) => void;
  /** Takes the part of the graph that is visible, which no person chose. */
  followViewport: (viewport: Viewport) => void;
  /** Shows a label in the panel; `undefined` returns to the overview. */
  select: (label: string | undefined) => void;
  /** Shows the relations of a link; `undefined` closes them. */
  openLink: (id: string | undefined) => void;
  /** Shows a label with its neighbours up to a number of steps away. */
  focus: (label: string, steps: 1 | 2 | 3) => void;
  /** Shows a label with its neighbours alone; the label that is shown so already is closed. */
  toggleFocus: (label: string) => void;
  /** Shows a group alone; the group that is shown already is closed. */
  toggleGroup: (name: string) => void;
  /** Shows a group in the panel, and brings it out in the graph. */
  showGroup: (name: string) => void;
  /** Opens a group of the map, or one within the group that is open. */
  openGroup: (name: string) => void;
  /** Goes back to so many open groups of those that are; 0 is the whole map. */
  closeGroups: (kept: number) => void;
  /** Shows everything again: nothing is chosen, and no group is open. */
  clearFocus: () => void;
  /** Goes back one step: closes the open link, then focus, path or group, the selection, an open group. */
  goBack: () => void;
  /** Remembers how to undo something, such as a drag. */
  remember: (undo: () => void) => void;
  /** Undoes the last drag, choice of layout, or change of what is hidden or of open groups. */
  undo: () => void;
  /** Highlights labels and links as new. */
  highlight: (ids: ReadonlySet<string>) => void;
  /** Highlights what came or changed since an earlier graph, and keeps what went as ghosts. */
  showDifferences: (before: BrainGraph, graph: BrainGraph) => void;
  /** Takes the graph that the platform's latest answer describes. */
  addExtraction: (graph: BrainGraph) => void;
}

/** A brain viewer without React: its view, its history and the changes by sentence. */
export type BrainController = Controller<BrainState, BrainActions, BrainEvents>;

/** Options of {@link createBrain}. */
export interface CreateBrainOptions {
  transport: BrainTransport;
  /** The first view. @default everything */
  view?: Partial<BrainView>;
  /** @default the browser */
  environment?: Environment;
}

const noFocus = { focus: undefined, path: undefined, group: undefined } as const;

const nothingChosen = { ...noFocus, selected: undefined, link: undefined } as const;

/** The number of extractions kept for comparison. */
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
      changes: initialChanges,
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

/** Completes a host's view. A selection in it opens the details, unless a panel is given. */
function firstView(given: Partial<BrainView>): BrainView {
  const isChosen = (given.selected ?? given.focus ?? given.link) !== undefined;
  return { ...initialView, ...(isChosen ? { panel: 'details' as const } : {}), ...given };
}

/** The maximum number of steps that can be undone. */
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

function createViewActions(
  { getState, setState, emit }: BrainActionsContext,
  remember: (undo: () => void) => void,
) {
  const follow = createViewFollower(initialView, brainViewSchemas);

  function change(part: Partial<BrainView>): void {
    setState({ view: { ...getState().view, ...part } });
    emit('viewChange', getState().view);
  }

  /** Changes the view; another layout, filter or open group can be undone. */
  function setView(part: Partial<BrainView>): void {
    const { layout, arrangedBy, isTurned, filter, openGroups } = getState().view;
    change(part);
    const { view } = getState();
    const isSame =
      view.layout === layout &&
      view.arrangedBy === arrangedBy &&
      view.isTurned === isTurned &&
      view.filter === filter &&
      view.openGroups === openGroups;
    if (!isSame) remember(() => change({ layout, arrangedBy, isTurned, filter, openGroups }));
  }

  /** Shows what is chosen; with it, its panel goes. */
  const panelFor = (isChosen: boolean): Pick<BrainView, 'panel'> => {
    const { panel } = getState().view;
    if (isChosen) return { panel: 'details' };
    return { panel: panel === 'details' ? null : panel };
  };

  /** Shows a place of the map, where nothing is chosen. */
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
    showGroup: (name: string) =>
      setView({ ...noFocus, group: name, selected: undefined, link: undefined, ...panelFor(true) }),
    openGroup: (name: string) => goTo([...getState().view.openGroups, name]),
    closeGroups: (kept: number) => goTo(getState().view.openGroups.slice(0, kept)),
    clearFocus: () => goTo([]),
    goBack() {
      const { link, focus, path, group, selected, openGroups } = getState().view;
      if (link !== undefined) setView({ link: undefined });
      // A person who went to a label by its name is done with it when its neighbours go.
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
      // A change to one graph can't be undone in another.
      if (latest !== undefined && schemaHash(latest) !== schemaHash(graph)) forget();
      setState({ extractions: [graph, ...extractions].slice(0, maxExtractions) });
      compare(graph);
    },
  };
}
