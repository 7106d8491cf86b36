import type { Decorator } from '@storybook/react-vite';
import { britishEnglish } from 'brainstem/locales/en-GB';
import { french } from 'brainstem/locales/fr';
import { spanish } from 'brainstem/locales/es';
import { brazilianPortuguese } from 'brainstem/locales/pt-BR';
import { japanese } from 'brainstem/locales/ja';
import { simplifiedChinese } from 'brainstem/locales/zh-CN';
import { BrainstemProvider, arabic, english, german } from 'brainstem/react';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from 'brainstem/mock-platform';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { doubledSizes } from '../test/conditions/doubledSizes.ts';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../src/testing/createPlatformClient.ts';
import { pseudoLocale } from '../src/words/testing/pseudoLocale.ts';
import { answerMedia } from './answerMedia.ts';
import { readGlobals, type StoryGlobals } from './globals.ts';

/** Options of a story for the platform that it runs against, as `parameters.platform`. */
export interface PlatformParameters extends MockPlatformOptions {
  /** Changes the fresh platform: faults, the clock, what it holds. */
  prepare?: (platform: MockPlatform) => void;
  /** Changes the client: who asks, how tokens come, how long it waits. */
  client?: (platform: MockPlatform) => PlatformClientOptions;
}

const locales = new Map(
  [
    ...[
      english,
      britishEnglish,
      arabic,
      german,
      french,
      spanish,
      brazilianPortuguese,
      japanese,
      simplifiedChinese,
    ],
    pseudoLocale,
  ].map(
    // Without extensions, such as the digits of Arabic.
    (locale) => [new Intl.Locale(locale.tag).baseName, locale],
  ),
);

/** Each story has a platform, a client and a cache of its own. */
function PlatformProvider({
  parameters,
  globals,
  children,
}: {
  parameters: PlatformParameters;
  globals: StoryGlobals;
  children: ReactNode;
}) {
  const [client] = useState(() => {
    const { prepare, client: clientOptions, ...options } = parameters;
    const platform = createMockPlatform({ pace: 0, ...options });
    prepare?.(platform);
    return createPlatformClient(platform, {
      retry: { attempts: 0 },
      ...clientOptions?.(platform),
    });
  });
  useEffect(() => () => client.tokens.dispose(), [client]);
  const { theme, density, direction } = globals;
  const locale = locales.get(globals.locale) ?? english;
  return (
    <BrainstemProvider
      client={client}
      theme={theme === 'light' || theme === 'dark' ? theme : 'auto'}
      density={density === 'compact' ? 'compact' : 'comfortable'}
      direction={direction === 'rtl' ? 'rtl' : locale.direction}
      locale={locale}
    >
      {children}
    </BrainstemProvider>
  );
}

function isPlatformParameters(value: unknown): value is PlatformParameters {
  return typeof value === 'object' && value !== null;
}

const withPlatform: Decorator = (Story, { globals, parameters, id }) => {
  const given: unknown = parameters['platform'];
  return (
    <PlatformProvider
      key={id}
      parameters={isPlatformParameters(given) ? given : {}}
      globals={readGlobals(globals)}
    >
      <Story />
    </PlatformProvider>
  );
};

/**
 * The page around a story: its colours, its direction and a box of the chosen size. It plays the
 * host's part, so it sets nothing that a widget should set for itself.
 */
const withHostPage: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction, locale, width, text, zoom, system } = readGlobals(globals);
  const height: unknown = parameters['height'];
  return (
    <Conditions text={text} zoom={zoom} system={system}>
      <div
        dir={direction === 'rtl' ? 'rtl' : locales.get(locale)?.direction}
        lang={locale}
        style={{
          colorScheme: theme === 'auto' ? 'light dark' : theme,
          background: 'Canvas',
          color: 'CanvasText',
          fontFamily: 'system-ui, sans-serif',
          inlineSize: width === 'full' ? '100%' : `${width}px`,
          blockSize: typeof height === 'string' ? height : 'auto',
          maxInlineSize: '100%',
        }}
      >
        <Story />
      </div>
    </Conditions>
  );
};

/** Applies the preferences of a user's browser and system to the whole page, dialogs among it. */
function Conditions({
  text,
  zoom,
  system,
  children,
}: Pick<StoryGlobals, 'text' | 'zoom' | 'system'> & { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (zoom === '400') style.setProperty('zoom', '4');
    if (text === '200') {
      for (const [name, size] of doubledSizes) style.setProperty(name, size);
    }
    const restore = answerMedia(system);
    return () => {
      style.removeProperty('zoom');
      for (const [name] of doubledSizes) style.removeProperty(name);
      restore();
    };
  }, [text, zoom, system]);
  return children;
}

/** Innermost first. */
export const decorators: Decorator[] = [withPlatform, withHostPage];
