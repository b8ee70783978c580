/** The words of phrases in English: 512, no two of them only a letter apart, none with an accent. */
export const en: readonly string[] = `
acorn actor album almond amber anchor angel ankle apple april apron arena armour arrow artist atlas attic august
autumn badge bagel baker balcony bamboo banana banner barn barrel basket bath beach beacon beak beard beast bell
berry bicycle bird biscuit black blanket blossom blue boat bone bonnet bottle bowl branch brave bread breeze
brick bridge bright bronze brook brown brush bucket buffalo bugle bundle butter button cabin cable cactus cake
camel camera camp canal candle candy canoe canvas captain caravan carbon cards carpet carrot castle cedar cellar
chain chalk chapel cheese cherry chess chicken chimney chorus cider cinema circle circus citrus clam cliff clock
cloud clover coach coast cobalt coconut coffee coin comet compass copper coral cork corner cotton cousin cradle
crane crayon cream creek cricket crumb crystal cuckoo curtain cushion cycle daisy dance dawn deck deer desert
diamond diary dinner dish diver doctor dolphin domino donkey door dragon dress drift drum dune dust eagle early
earth easel echo eight elbow elder emerald engine evening fabric falcon family farmer feather fence fern fiddle
field finger fire flag flame flute foam forest fossil freckle friend frog frost fruit funnel galaxy garden
garlic gate ghost giant giraffe glacier glass globe goblin gold goose grain granite grape green griffin guitar
gull habit hammer hamster harbour harp harvest hawk hazel heart hedge helmet herb hermit heron hill hobby holiday
honey hook horse hotel hundred hunter iceberg igloo index indigo insect iron island ivory jacket jaguar january
jasmine jewel jigsaw jolly journey judge juice july jungle juniper kayak kernel kettle king kiosk kitchen kite
kitten knight knot koala ladder lagoon lamb lantern laurel lava leaf lemon letter lettuce library lilac lily
lime linen lion lizard lobster locket lotus lucky lunch lynx magnet mango mantle maple marble march market mask
mason meadow medal melon mentor milk mint mirror monday moon morning mosaic moss mother mouse muffin museum
mustard napkin nectar needle nephew nest noble north novel number nurse nutmeg oasis ocean october olive onion
opal opera orange orbit orchard orchid organ otter oven oyster paddle page paint palace palm panda panther paper
parade pasta pearl pebble pelican pencil pepper petal piano picnic pigeon pillow pilot pine pirate planet plum
poem polar pond poppy porch potato powder prince pumpkin puppet purple puzzle pyramid quail quartz queen quest
quick quiet quill quiver rabbit radio radish raft raisin raven record reed ribbon rice robin rope royal ruby
saffron sailor salad salmon salt sand saturn sauce scarf school scooter seal season seven shadow shark sheep
shelf shield ship shovel silver sister sketch sled slipper smoke snail snow socks soda soup sparrow spice spider
sponge spoon spring squid stable stamp star statue steam stone stork straw street sugar summer sunday swan
sweater swing sword syrup tartan tavern teacup temple tent thimble thistle thread thunder ticket tiger timber
tomato topaz tower travel tree trumpet tulip tundra turnip turtle twelve twig uncle unicorn valley vanilla
velvet vessel village violet violin volcano voyage waffle wagon walnut walrus water wave weaver wheat wheel
white window winter wolf wonder wool yacht yard yellow yoghurt young zebra zigzag zinc
`
  .trim()
  .split(/\s+/);
