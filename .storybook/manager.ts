import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import wordmark from './wordmark.svg';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Brainstem',
    brandImage: wordmark,
    brandUrl: './',
    colorSecondary: '#0f766e',
  }),
});
