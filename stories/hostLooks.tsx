import type { Decorator } from '@storybook/react-vite';

const looks = {
  '--brainstem-accent': '#0f766e',
  '--brainstem-font': 'Georgia, serif',
  '--brainstem-radius': '2px',
  '--brainstem-radius-control': '2px',
};

/** A page with its own colour, type and corners. */
export const hostLooks: Decorator = (Story) => (
  <div
    ref={(element) => {
      for (const [name, value] of Object.entries(looks)) element?.style.setProperty(name, value);
    }}
    style={{ blockSize: '100%' }}
  >
    <Story />
  </div>
);
