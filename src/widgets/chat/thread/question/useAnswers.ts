import { useEffect } from 'react';
import { createStore } from 'zustand';
import * as v from 'valibot';
import {
  answerDrafts,
  fieldKey,
  persistDrafts,
  type AnswerDrafts,
  type DraftsState,
  type Persistence,
  type PersistenceFormat,
} from '../../../../controller/index.ts';
import { usePersistence } from '../../../../provider/index.ts';
import { useSettings, type Answers } from '../../context/chatSettings.ts';

/** The maximum number of saved drafts. The oldest are dropped. */
const maxDrafts = 200;

const savedAnswersFormat: PersistenceFormat<AnswerDrafts> = {
  toJson: (drafts) => [...drafts].slice(-maxDrafts),
  fromJson: (json) => v.parse(answerDrafts, json),
};

/** Keeps unsent answers while other conversations are open and, in the host's storage, on reload. */
export function useAnswers(): Answers {
  const { keepAnswers } = useSettings();
  const persistence = usePersistence({ storageKey: 'brainstem-chat-answers' }, savedAnswersFormat);
  const answers = keepAnswers(() => createAnswers(persistence));
  useEffect(() => answers.restore(), [answers]);
  return answers;
}

function createAnswers(persistence: Persistence<AnswerDrafts> | undefined): Answers {
  const { initialState, create, mount } = persistDrafts(persistence);
  const store = createStore(() => initialState);
  const saved = create(store);
  let isRestored = false;
  return {
    store,
    set(toolCallId, name, draft, kind) {
      saved.set(fieldKey(name, toolCallId), draft, kind);
    },
    forget(toolCallId) {
      const keys = [...draftsOf(store.getState(), toolCallId).keys()];
      if (keys.length > 0) saved.remove(keys.map((key) => fieldKey(key, toolCallId)));
    },
    restore() {
      if (!isRestored) mount(undefined, store);
      isRestored = true;
    },
  };
}

/** Returns the drafts of one question, by field. */
export function draftsOf({ drafts }: DraftsState, toolCallId: string): AnswerDrafts {
  const start = fieldKey('', toolCallId);
  return new Map(
    [...drafts]
      .filter(([key]) => key.startsWith(start))
      .map(([key, draft]) => [key.slice(start.length), draft]),
  );
}
