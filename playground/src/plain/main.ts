import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { locales } from '../preferences/locales.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { readConfig } from '../session/backend.ts';

const { language, theme, ...looks } = readPreferences(window.location.search);
document.documentElement.dataset['theme'] = theme;

const status = document.querySelector('[role="status"]');
let answers = 0;

// Events bubble out of the shadow roots (`composed`).
document.addEventListener('brainstem-answer-end', () => {
  answers += 1;
  say(answers === 1 ? 'One answer so far.' : `${answers} answers so far.`);
});

try {
  const { platformUrl } = await readConfig();
  const brainstem = createBrainstem({
    ...looks,
    theme,
    locale: locales[language],
    baseUrl: platformUrl,
    getToken: createTokenFetcher('/api/brainstem/token'),
  });
  defineElements();
  const end = document.querySelector('#end');
  end?.addEventListener('click', () => {
    brainstem.logout();
    say('Your session ended. Reload the page to start again.');
  });
} catch {
  say('Quaymark cannot be reached. Load this page again.');
}

function say(words: string): void {
  if (status !== null) status.textContent = words;
}
