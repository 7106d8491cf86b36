import { useCallback, useEffect, useState } from 'react';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';

/** Changes some of the preferences. */
export type ChangePreferences = (change: Partial<Preferences>) => void;

/** Keeps the preferences in the address, so that they outlive a reload, and on the page. */
export function usePreferences(): [Preferences, ChangePreferences] {
  const [preferences, setPreferences] = useState(() => readPreferences(window.location.search));

  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['theme'] = preferences.theme;
    documentElement.dataset['density'] = preferences.density;
    documentElement.dir = preferences.direction;
    const { pathname } = window.location;
    window.history.replaceState(null, '', pathname + writePreferences(preferences));
  }, [preferences]);

  const change = useCallback<ChangePreferences>(
    (changed) => setPreferences((before) => ({ ...before, ...changed })),
    [],
  );
  return [preferences, change];
}
