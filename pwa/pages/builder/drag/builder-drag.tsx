import { Box } from '@chakra-ui/react';
import { type Announcements, DndContext, type DragStartEvent, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { findComponent } from '#app/pages/builder/page/page-edits.ts';
import { idsIn, partOnPage } from '#app/pages/builder/page/stack-parts.ts';
import type { Spot } from '#app/pages/builder/page/stack-spots.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { pageComponentTypes } from '#contract/pages/landing-page-components.ts';
import { componentLabels, nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { InsertionLine } from './insertion-line.tsx';
import { type Dragged, type Point, spotAt } from './spot-at.ts';

/** A press that moves less than this is still a click. */
const clickSlopPx = 4;

/** A drag over the builder. */
export interface RunningDrag extends Dragged {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
  readonly spot: Spot | undefined;
}

const DragContext = createContext<RunningDrag | undefined>(undefined);

/** The part that is being dragged, for the canvas that shows where it would be. */
export function useRunningDrag(): RunningDrag | undefined {
  return useContext(DragContext);
}

interface BuilderDragProps {
  readonly builder: Builder;
  /** Moves a part freely, by screen pixels. */
  readonly onFreeMove: (id: string, moved: { readonly dx: number; readonly dy: number }) => void;
  readonly children: ReactNode;
}

/** Makes palette, canvas, and layers one area in which parts are dragged to a spot of the page. */
export function BuilderDrag({ builder, onFreeMove, children }: BuilderDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: clickSlopPx } }));
  const [drag, setShown] = useState<RunningDrag>();
  const newest = useRef<RunningDrag>(undefined);
  const setDrag = (next: RunningDrag | undefined) => {
    newest.current = next;
    setShown(next);
  };
  useFollowedPointer(builder, drag, setDrag);
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const dragged = draggedOf(builder, String(active.id));
    const from = pointOf(activatorEvent);
    if (dragged !== undefined && from !== undefined) setDrag({ ...dragged, from, to: from, spot: undefined });
  };
  const end = () => {
    const { current: ended } = newest;
    setDrag(undefined);
    if (ended === undefined) return;
    const { id, type, spot, from, to } = ended;
    if (id === undefined) {
      if (spot !== undefined) builder.add(type, spot);
    } else if (spot !== undefined) builder.moveTo(id, spot);
    else onFreeMove(id, { dx: to.x - from.x, dy: to.y - from.y });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: announcementsOf(builder), screenReaderInstructions: { draggable: texts.keys } }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDrag(undefined)}
    >
      <DragContext value={drag}>{children}</DragContext>
      {drag === undefined ? null : <DragMarks drag={drag} />}
    </DndContext>
  );
}

/** The line where the part will be, and its name at the pointer. */
function DragMarks({ drag: { spot, name, to } }: { readonly drag: RunningDrag }) {
  return (
    <>
      {spot === undefined ? null : <InsertionLine spot={spot} />}
      <Box
        position="fixed"
        zIndex="overlay"
        pointerEvents="none"
        px="3"
        py="1"
        borderRadius="md"
        bg="bg.inverted"
        color="fg.inverted"
        fontSize="sm"
        style={{ left: to.x + 12, top: to.y + 12 }}
      >
        {name}
      </Box>
    </>
  );
}

/** Sentences for screen readers. */
function announcementsOf(builder: Builder): Announcements {
  const nameOf = (id: string | number) => draggedOf(builder, String(id))?.name ?? '';
  return {
    onDragStart: ({ active }) => texts.pickedUp(nameOf(active.id)),
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => texts.droppedPart(nameOf(active.id)),
    onDragCancel: () => texts.dragCanceled,
  };
}

/** Reads the pointer itself, because the canvas scrolls and scales under it. */
function useFollowedPointer(builder: Builder, drag: RunningDrag | undefined, onMove: (drag: RunningDrag) => void): void {
  const isRunning = drag !== undefined;
  const newest = useRef({ builder, drag, onMove });
  newest.current = { builder, drag, onMove };
  useEffect(() => {
    if (!isRunning) return;
    const follow = (event: PointerEvent) => {
      const { current } = newest;
      const to = { x: event.clientX, y: event.clientY };
      if (current.drag !== undefined) current.onMove({ ...current.drag, to, spot: spotAt(current.builder.page, current.drag, to) });
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [isRunning]);
}

const newPrefix = 'new:';

/** Id of a drag: of a part on the page, or of a type in the palette. */
export const dragIds = { layer: (id: string) => `layer:${id}`, added: (type: string) => `${newPrefix}${type}` };

function draggedOf({ page }: Builder, dragId: string): (Dragged & { readonly name: string }) | undefined {
  const type = pageComponentTypes.find((each) => dragId === dragIds.added(each));
  if (type !== undefined) return { type, ids: [], name: componentLabels[type] };
  const component = findComponent(page, dragId.replace(/^layer:/, ''));
  const part = component === undefined ? undefined : partOnPage(page.components, component.id);
  if (component === undefined || part === undefined) return undefined;
  return { type: component.type, id: component.id, ids: idsIn(part), name: nameOfComponent(component) };
}

function pointOf(event: Event): Point | undefined {
  return event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : undefined;
}
