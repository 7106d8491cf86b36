import { Choice, ChoiceBox } from '../../../ui/index.ts';
import { keyOfPlace, namePlace, type ChosenPlace } from '../core/sites/siteModel.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useCanChoose, useSiteActions, useSites } from './SiteContext.ts';
import styles from './SitePicker.module.css';

export interface PlaceCheckboxProps {
  place: ChosenPlace;
  /** True if it selects the whole open place. @default false */
  isWhole?: boolean;
}

/** A checkbox that selects a place, if the host takes the chosen ones. */
export function PlaceCheckbox({ place, isWhole = false }: PlaceCheckboxProps) {
  const words = useConnectorsWords();
  const canChoose = useCanChoose();
  const { choose, leaveOut } = useSiteActions();
  const key = keyOfPlace(place);
  const checked = useSites(({ places }) => places.some((each) => keyOfPlace(each) === key));
  if (!canChoose) return null;
  const label = words.chooseThis(namePlace(place));
  const onChange = (): void => (checked ? leaveOut(place) : choose(place));
  return isWhole ? (
    <div className={styles.whole}>
      <Choice label={label} checked={checked} onChange={onChange} />
    </div>
  ) : (
    <ChoiceBox aria-label={label} checked={checked} onChange={onChange} />
  );
}
