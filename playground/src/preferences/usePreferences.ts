import { useCallback, useEffect, useState } from 'react';
import { viewParameter } from '../routing/useRoute.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';

/** Changes some of the preferences. */
export type ChangePreferences = (change: Partial<Preferences>) => void;

/** Keeps the preferences in the URL, so that they survive a reload, and applies them. */
export function usePreferences(): [Preferences, ChangePreferences] {
  const [preferences, setPreferences] = useState(() => readPreferences(window.location.search));

  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['theme'] = preferences.theme;
    documentElement.dataset['density'] = preferences.density;
    documentElement.dir = preferences.direction;
    const { pathname, search } = window.location;
    const view = new URLSearchParams(search).get(viewParameter);
    const parameters = new URLSearchParams(writePreferences(preferences));
    if (view !== null) parameters.set(viewParameter, view);
    const text = parameters.toString();
    window.history.replaceState(null, '', text === '' ? pathname : `${pathname}?${text}`);
  }, [preferences]);

  const change = useCallback<ChangePreferences>(
    (changed) => setPreferences((before) => ({ ...before, ...changed })),
    [],
  );
  return [preferences, change];
}
