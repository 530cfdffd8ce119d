import type { photoEdit as ptbr } from '../../ptbr/content/photo-edit.ts';

export const photoEdit: typeof ptbr = {
  open: 'Crop or hide a plate',
  title: 'Crop or hide a plate',
  hint: 'Mark an area of the photo. Then crop the photo to it, or hide what is in it: a plate, a face. The uploaded photo is never published.',
  again: 'This photo was edited already. You begin with the uploaded photo: mark again what is to be hidden.',
  crop: 'Crop to the marked area',
  hide: 'Hide the marked area',
  cropped: 'The photo will be cropped to the dashed area.',
  hidden: (at) => `Hidden area ${at}`,
  undoCrop: 'Do not crop',
  remove: (at) => `Show area ${at} again`,
  mark: 'Mark an area of the photo first.',
  most: 'At most ten areas can be hidden.',
  save: 'Apply',
  area: {
    cropArea: 'Marked area; arrow keys move it',
    nwDragHandle: 'Top left corner of the area; arrow keys move it',
    nDragHandle: 'Top edge of the area; arrow keys move it',
    neDragHandle: 'Top right corner of the area; arrow keys move it',
    eDragHandle: 'Right edge of the area; arrow keys move it',
    seDragHandle: 'Bottom right corner of the area; arrow keys move it',
    sDragHandle: 'Bottom edge of the area; arrow keys move it',
    swDragHandle: 'Bottom left corner of the area; arrow keys move it',
    wDragHandle: 'Left edge of the area; arrow keys move it',
  },
};
