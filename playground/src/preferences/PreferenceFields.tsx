import { Choice } from '../parts/Choice.tsx';
import { choices, type Preferences } from './preferences.ts';
import type { ChangePreferences } from './usePreferences.ts';

export interface PreferenceFieldsProps {
  preferences: Preferences;
  onChange: ChangePreferences;
}

const labels = {
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
  ltr: 'Left to right',
  rtl: 'Right to left',
  en: 'English (US)',
  'en-GB': 'English (UK)',
  ar: 'العربية',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  'zh-CN': '简体中文',
};

/** Fields for every preference. */
export function PreferenceFields({ preferences, onChange }: PreferenceFieldsProps) {
  const { theme, density, direction, language } = preferences;
  return (
    <div className="fields">
      <Choice
        label="Theme"
        options={choices.theme}
        labels={labels}
        value={theme}
        onChange={(next) => onChange({ theme: next })}
      />
      <Choice
        label="Density"
        options={choices.density}
        labels={labels}
        value={density}
        onChange={(next) => onChange({ density: next })}
      />
      <Choice
        label="Direction"
        options={choices.direction}
        labels={labels}
        value={direction}
        onChange={(next) => onChange({ direction: next })}
      />
      <label className="choice">
        Assistant’s language
        <select
          value={language}
          onChange={({ target }) => {
            const next = choices.language.find((one) => one === target.value);
            if (next !== undefined) onChange({ language: next });
          }}
        >
          {choices.language.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
