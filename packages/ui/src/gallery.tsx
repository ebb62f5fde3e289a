import { CardSamples, FigureSamples, PaperSamples, StateSamples, TableSamples } from './gallery/content.tsx';
import { ButtonSamples, FieldSamples, OverlaySamples, PadSamples } from './gallery/controls.tsx';
import { BeadSamples, HeroSamples, SorobanBoardSamples, SorobanSamples } from './gallery/motif.tsx';
import { SettingsSamples } from './gallery/settings.tsx';
import { Page } from './page.tsx';
import classes from './gallery/gallery.module.css';

const colours = ['brand', 'math', 'reading', 'memory', 'right', 'wrong', 'gold', 'info'] as const;

function Colours() {
  return (
    <div className={classes.colours}>
      {colours.map((colour) => (
        <span key={colour} style={{ background: `var(--${colour}-soft)`, color: `var(--${colour}-deep)` }}>
          {colour}
          {colour !== 'info' && <i style={{ background: `var(--${colour})` }} />}
        </span>
      ))}
    </div>
  );
}

/** Every component in every state, for developers. Its texts are samples, among them the longest words of German. */
export function Gallery() {
  return (
    <Page
      title="Mindhero, part by part"
      crumbs={[
        <a key="development" href="#top">
          Development
        </a>,
        'Interface',
      ]}
      actions={
        <a href="#settings" className={classes.jump}>
          To the settings form
        </a>
      }
    >
      <div className={classes.gallery} id="top">
        <Colours />
        <BeadSamples />
        <HeroSamples />
        <SorobanSamples />
        <SorobanBoardSamples />
        <ButtonSamples />
        <FieldSamples />
        <PadSamples />
        <OverlaySamples />
        <SettingsSamples />
        <CardSamples />
        <FigureSamples />
        <PaperSamples />
        <StateSamples />
        <TableSamples />
      </div>
    </Page>
  );
}
