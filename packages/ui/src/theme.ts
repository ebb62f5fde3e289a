import { createTheme } from '@mantine/core';
import inputs from './inputs.module.css';

/**
 * What Mantine cannot read from CSS. Colours and type are in tokens.css; here are only the names by which components
 * find their styles, so that no component is loaded for the sake of the theme.
 */
export const theme = createTheme({
  primaryColor: 'violet',
  primaryShade: 8,
  defaultRadius: 'var(--radius-control)',
  fontFamily: 'var(--mantine-font-family)',
  headings: { fontFamily: 'var(--mantine-font-family)', fontWeight: '850' },
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  components: {
    Input: { classNames: { input: inputs.input } },
    InputWrapper: {
      classNames: { label: inputs.label, error: inputs.error, description: inputs.description },
    },
  },
});
