import { useAtom } from 'jotai';
import { Button } from '../ui/button.tsx';
import { StarFilledIcon, StarIcon } from '../ui/icons.tsx';
import { favouritesAtom } from './device-lists.ts';

export function FavouriteButton({ id, title }: { readonly id: string; readonly title: string }) {
  const [favourites, toggle] = useAtom(favouritesAtom);
  const isFavourite = favourites.includes(id);
  return (
    <span className="browser__star" data-on={isFavourite}>
      <Button variant="quiet" size="icon" aria-pressed={isFavourite} aria-label={`Favourite: ${title}`} onClick={() => toggle(id)}>
        {isFavourite ? <StarFilledIcon /> : <StarIcon />}
      </Button>
    </span>
  );
}
