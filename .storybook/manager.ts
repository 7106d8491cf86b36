import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import wordmark from './wordmark.svg';

const scheme = getPreferredColorScheme();

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: 'Brainstem',
    brandImage: wordmark,
    brandUrl: './',
    colorSecondary: scheme === 'dark' ? '#3fb8ab' : '#0f766e',
  }),
});
