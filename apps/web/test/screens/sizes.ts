/** The windows of what shows by its width alone whether it fits: a desktop's and a phone's. */
export const SIZES: readonly { readonly screen: string; readonly width: number; readonly height: number }[] =
  [
    { screen: 'a desktop', width: 1280, height: 720 },
    { screen: 'a phone', width: 412, height: 839 },
  ];
