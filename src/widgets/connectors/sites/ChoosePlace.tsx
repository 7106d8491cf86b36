import { Button, Icon, icons } from '../../../ui/index.ts';
import { keyOfPlace, namePlace, type ChosenPlace } from '../core/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useSiteActions, useSites } from './SiteContext.ts';
import styles from './SitePicker.module.css';

export interface ChoosePlaceProps {
  place: ChosenPlace;
  /** True if it chooses everything that is open, and not a single entry. @default false */
  isWhole?: boolean;
}

/** The button that chooses a place, or removes it again. */
export function ChoosePlace({ place, isWhole = false }: ChoosePlaceProps) {
  const words = useConnectorsWords();
  const { choose, leaveOut } = useSiteActions();
  const key = keyOfPlace(place);
  const isChosen = useSites(({ places }) => places.some((each) => keyOfPlace(each) === key));
  const name = namePlace(place);
  const label = isChosen ? words.placeChosen(name) : words.chooseThis(name);
  return (
    <Button
      size="small"
      className={isWhole ? styles.whole : undefined}
      aria-label={label}
      onClick={() => (isChosen ? leaveOut(place) : choose(place))}
    >
      {isChosen && <Icon path={icons.check} size={14} />}
      {isWhole ? label : isChosen ? words.chosenTab : words.choosePlace}
    </Button>
  );
}
